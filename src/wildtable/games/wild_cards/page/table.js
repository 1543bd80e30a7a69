// Wild Cards: what the cards one has picked mean, in the words the prompt brings along.

const WILD = "wild";

// Picks are moves ("bid forest-3"); null leaves what the server has said.
export function sofar(picks, prompt) {
  const say = (what) => prompt.getAttribute(`data-say-${what}`);
  const cards = picks.map((move) => read(move.slice(move.indexOf(" ") + 1)));
  const verb = picks[0]?.split(" ")[0];
  const said = { bid: bidding, pay: paying }[verb]?.(cards, prompt, say);
  return said?.every(({ text }) => text) ? said : null;
}

function bidding([card, second], prompt, say) {
  if (second) return null;
  return [{ text: card.habitat === "refill" ? say("refill") : say(`cost-${card.value - 1}`) }];
}

function paying(cards, prompt, say) {
  const total = cards.reduce((sum, { value }) => sum + value, 0);
  return [{ text: say("total")?.replace("%", total) }, ...bonuses(cards, prompt, say)];
}

// All in an animal's natural habitat, bid and payment: that is worth a token.
function bonuses(cards, { dataset }, say) {
  const { bid, natural } = JSON.parse(dataset.figures ?? "{}");
  if (cards.length < Number(dataset.most) || !bid) return [];
  const used = [read(bid), ...cards].map(({ habitat }) => habitat);
  const fits = (home) => used.every((habitat) => habitat === home || habitat === WILD);
  const animals = Object.entries(natural).filter(([, home]) => fits(home));
  return animals.map(([animal, home]) => ({ text: say(`bonus-${home}`)?.replace("%", named(animal)), bonus: true }));
}

// A card by the name it shows.
function named(card) {
  return document.getElementById("deck").content.querySelector(`[data-card="${card}"] .name`).textContent;
}

function read(name) {
  const [habitat, value] = name.split("-");
  return { habitat, value: Number(value) };
}
