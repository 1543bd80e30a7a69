// Wild Space: what is picked says in words what it does; signs are small, and not everybody knows them by heart.

export function sofar(picks) {
  const input = picks.length === 1 && document.querySelector(`input[name=move][value="${CSS.escape(picks[0])}"]:checked`);
  if (!input || input.closest(".option")) return null;
  const { label } = input.dataset;
  const said = input.getAttribute("aria-label");
  const text = said.startsWith(`${label}. `) ? said.slice(label.length + 2) : said;
  return text.trim() === label ? null : [{ text: text.trim() }];
}
