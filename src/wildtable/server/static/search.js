// The search of the documentation: the text of all sections is loaded when the field is used first, and searched here.

const MAX_RESULTS = 20;

/** @typedef {{ page: string, heading: string, path: string, text: string }} Section */

/**
 * The sections that contain every word, the best first: a word in a heading counts more than one in the text.
 * @param {Section[]} sections
 * @param {string} query
 * @returns {Section[]}
 */
export function findSections(sections, query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const scored = sections.map((section) => ({ section, score: score(section, words) })).filter((one) => one.score > 0);
  return scored.toSorted((one, other) => other.score - one.score).map((one) => one.section);
}

/**
 * @param {Section} section
 * @param {string[]} words
 * @returns {number} 0 if a word is missing
 */
function score(section, words) {
  const heading = section.heading.toLowerCase();
  const text = section.text.toLowerCase();
  let sum = 0;
  for (const word of words) {
    if (heading === word) sum += 100;
    else if (heading.includes(word)) sum += 20;
    else if (section.page.toLowerCase().includes(word)) sum += 5;
    else if (text.includes(word)) sum += 1;
    else return 0;
  }
  return sum;
}

/** @returns {Promise<Section[] | null>} null if they could not be loaded */
async function loadSections() {
  const reply = await fetch("/docs/search.json").catch(() => null);
  return reply?.ok ? /** @type {Promise<Section[]>} */ (reply.json()) : null;
}

/** Search as the reader types. */
function startSearch() {
  const field = document.querySelector("#find");
  const list = document.querySelector("#found");
  const count = document.querySelector("#found-count");
  if (!(field instanceof HTMLInputElement) || !(list instanceof HTMLElement) || !(count instanceof HTMLElement)) return;
  /** @type {Promise<Section[] | null> | undefined} */
  let loading;
  field.addEventListener("input", () => {
    loading ??= loadSections();
    void loading.then((sections) => {
      if (!sections) loading = undefined; // the next letter tries again
      const found = findSections(sections ?? [], field.value);
      list.replaceChildren(...found.slice(0, MAX_RESULTS).map(drawResult));
      const words = !sections ? count.dataset["failed"] : found.length === 0 ? count.dataset["none"] : `${found.length} ${count.dataset["some"]}`;
      count.textContent = field.value.trim() === "" ? "" : (words ?? "");
    });
  });
}

/**
 * @param {Section} section
 * @returns {HTMLLIElement}
 */
function drawResult(section) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = section.path;
  link.textContent = section.heading === section.page ? section.page : `${section.page}: ${section.heading}`;
  item.append(link);
  return item;
}

startSearch();
