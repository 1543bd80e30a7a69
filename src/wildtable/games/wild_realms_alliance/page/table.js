// Wild Realms Alliance: what a picked animal, or the Leader, can do, or what three of them would score, in the words the page
// brings along.

// Picks are moves ("keep wolf"); null leaves what the server has said.
export function sofar(picks, prompt) {
  const names = picks.map((move) => move.slice(move.indexOf(" ") + 1));
  if (prompt.dataset.figures) return scoring(names, prompt);
  if (/^lead /.test(picks[0])) return [{ text: `${named(names[0])}: ${does(names[0])}` }];
  return names.length === 1 && /^(keep|take) /.test(picks[0]) ? [{ text: does(names[0]) }] : null;
}

function scoring(names, prompt) {
  const say = (what) => prompt.getAttribute(`data-say-${what}`);
  const sum = JSON.parse(prompt.dataset.figures)[names.sort().join(" ")];
  if (!sum) return null;
  const [strengths, symbols, endgame] = sum;
  const told = [strengths, symbols, strengths + symbols].reduce((text, number, at) => text.replace(`%${at + 1}`, number), say("sum"));
  const signed = endgame > 0 ? `+${endgame}` : `−${-endgame}`;
  return [{ text: told }, ...(endgame ? [{ text: say("sum-endgame").replace("%", signed), bonus: true }] : [])];
}

// What a card says of itself, its figures aside, which one sees.
function does(name) {
  const { about } = card(name).dataset;
  return about.slice(about.indexOf(". ") + 2);
}

function named(name) {
  return card(name).querySelector(".name").textContent;
}

function card(name) {
  return document.getElementById("deck").content.querySelector(`[data-card="${CSS.escape(name)}"]`);
}
