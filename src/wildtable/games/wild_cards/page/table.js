// Wild Cards: what the picked cards mean, in the words the prompt brings along.

/**
 * @import { Chip } from "../../../server/static/types.d.ts"
 * @typedef {{ habitat: string, value: number }} Card
 * @typedef {(what: string) => string | null} Say
 */

const WILD = "wild";

/**
 * Explain picks such as "bid forest-3"; null leaves what the server has said.
 * @param {string[]} picks
 * @param {HTMLElement} prompt
 * @returns {Chip[] | null}
 */
export function explainPicks(picks, prompt) {
  /** @type {Say} */
  const say = (what) => prompt.getAttribute(`data-say-${what}`);
  const cards = picks.map((move) => parseCard(move.slice(move.indexOf(" ") + 1)));
  const verb = picks[0]?.split(" ")[0];
  if (verb === "bid") return explainBid(cards, say);
  return verb === "pay" ? explainPayment(cards, prompt, say) : null;
}

/**
 * @param {Card[]} cards
 * @param {Say} say
 */
function explainBid([card, second], say) {
  if (!card || second) return null;
  const text = card.habitat === "refill" ? say("refill") : say(`cost-${card.value - 1}`);
  return text ? [{ text }] : null;
}

/**
 * @param {Card[]} cards
 * @param {HTMLElement} prompt
 * @param {Say} say
 */
function explainPayment(cards, prompt, say) {
  const total = cards.reduce((sum, { value }) => sum + value, 0);
  const text = say("total")?.replace("%", String(total));
  const bonuses = findBonuses(cards, prompt, say);
  return text && bonuses.every((bonus) => bonus.text) ? [{ text }, ...bonuses] : null;
}

/**
 * Find the animals whose natural habitat is that of bid and payment: each is worth a token.
 * @param {Card[]} cards
 * @param {HTMLElement} prompt
 * @param {Say} say
 */
function findBonuses(cards, { dataset }, say) {
  const figures = /** @type {{ bid?: string, natural?: Record<string, string> }} */ (JSON.parse(dataset.figures ?? "{}"));
  const { bid, natural = {} } = figures;
  if (cards.length < Number(dataset.most) || !bid) return [];
  const used = [parseCard(bid), ...cards].map(({ habitat }) => habitat);
  const animals = Object.entries(natural).filter(([, home]) => used.every((habitat) => habitat === home || habitat === WILD));
  return animals.map(([animal, home]) => ({ text: say(`bonus-${home}`)?.replace("%", nameOf(animal)) ?? "", bonus: true }));
}

/**
 * Return the name that a card shows.
 * @param {string} card
 */
function nameOf(card) {
  const deck = /** @type {HTMLTemplateElement | null} */ (document.getElementById("deck"));
  return deck?.content.querySelector(`[data-card="${CSS.escape(card)}"] .name`)?.textContent ?? card;
}

/**
 * @param {string} name
 * @returns {Card}
 */
function parseCard(name) {
  const [habitat = "", value] = name.split("-");
  return { habitat, value: Number(value) };
}
