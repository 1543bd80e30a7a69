// Wild Realms Alliance: what three animals would score, in the words the prompt brings along.

// Picks are moves ("keep wolf"); null leaves what the server has said.
export function sofar(picks, prompt) {
  const say = (what) => prompt.getAttribute(`data-say-${what}`);
  const names = picks.map((move) => move.slice(move.indexOf(" ") + 1)).sort();
  const sum = JSON.parse(prompt.dataset.figures ?? "{}")[names.join(" ")];
  if (!sum) return null;
  const [strengths, symbols, endgame] = sum;
  const told = [strengths, symbols, strengths + symbols].reduce((text, number, at) => text.replace(`%${at + 1}`, number), say("sum"));
  const signed = endgame > 0 ? `+${endgame}` : `−${-endgame}`;
  return [{ text: told }, ...(endgame ? [{ text: say("sum-endgame").replace("%", signed), bonus: true }] : [])];
}
