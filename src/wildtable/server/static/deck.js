// One card of every kind, for copies of cards that fly or are zoomed. It comes packed: there are many, and none is needed at once.

/** @type {HTMLTemplateElement | null} */
const template = document.querySelector("template#deck");

/** @param {HTMLTemplateElement} template */
async function unpack(template) {
  const bytes = Uint8Array.from(atob(template.dataset.packed ?? ""), (letter) => letter.charCodeAt(0));
  const text = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  template.innerHTML = await text;
}

if (template) void unpack(template);

/**
 * Copy a card, face up; null where the deck has no such kind.
 * @param {string} card
 * @returns {HTMLElement | null}
 */
export function copyFace(card) {
  return copy(template?.content.querySelector(`[data-card="${CSS.escape(card)}"]`));
}

/**
 * Copy a card, face down: this one, or any of the deck.
 * @param {HTMLElement} [node]
 * @returns {HTMLElement | null}
 */
export function copyBack(node) {
  return copy(node ?? template?.content.querySelector(".card:not([data-card])"));
}

/** @param {Element | null | undefined} node */
function copy(node) {
  return node ? /** @type {HTMLElement} */ (node.cloneNode(true)) : null;
}
