// Regions: the parts of the page that the server draws. A swap keeps what a person is doing: focus, picks, what is open, how
// far the log is scrolled, and rows that scroll sideways (`data-sideways`). A region that is the same is not touched.

const drawn = new Map();
for (const region of document.querySelectorAll("[data-region]")) drawn.set(region.dataset.region, region.innerHTML);

// Of several drawings of a region the last one is shown.
export function swap(...drawings) {
  const fresh = Object.entries(Object.assign({}, ...drawings)).flatMap(([name, html]) => changed(name, html));
  const kept = keep();
  release(fresh);
  for (const { region, content } of fresh) region.replaceChildren(content);
  restore(kept);
}

// What a region is to show, if that is anything new.
function changed(name, html) {
  const region = document.querySelector(`[data-region="${name}"]`);
  if (!region) return [];
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const text = fresh.innerHTML;
  if (drawn.get(name) === text) return [];
  drawn.set(name, text);
  return [{ region, content: fresh.content }];
}

// Taking the focused thing away makes the browser lay out the page as it is just then, half old and half new. Letting it go
// before costs nothing.
function release(fresh) {
  const focused = document.activeElement;
  if (fresh.some(({ region }) => region.contains(focused))) focused.blur();
}

function keep() {
  const focused = document.activeElement?.closest("[data-region] *");
  return {
    focus: focused ? mark(focused) : "",
    question: question(),
    ticked: [...document.querySelectorAll("[data-region] input:checked")].map((input) => input.id),
    open: [...document.querySelectorAll("[data-region] details[open]")].map((details) => details.id),
    popped: [...document.querySelectorAll("[data-region] :popover-open")].map((popover) => popover.id),
    scrolled: scrollers().map((box) => [isAtEnd(box), box.scrollTop]),
    aside: sideways().map((row) => row.scrollLeft),
  };
}

// Picks belong to a question: the same card may be asked for again.
function restore({ focus, question: before, ticked, open, popped, scrolled, aside }) {
  if (before !== question()) for (const input of document.querySelectorAll("[data-region] input:checked")) input.checked = false;
  for (const id of before === question() ? ticked : []) {
    const input = document.getElementById(id);
    if (input && !input.checked) input.checked = true;
  }
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  for (const id of popped) document.querySelector(`#${id}[popover]:not(:popover-open)`)?.showPopover();
  for (const [index, box] of scrollers().entries()) {
    const [end, top] = scrolled[index] ?? [true, 0];
    box.scrollTop = end ? box.scrollHeight : top;
  }
  for (const [index, row] of sideways().entries()) row.scrollLeft = aside[index] ?? 0;
  if (!focus || document.activeElement !== document.body) return;
  const focusable = "[data-region] :is(a, button, input, summary, h2[tabindex])";
  const same = [...document.querySelectorAll(focusable)].find((one) => mark(one) === focus);
  (same ?? document.querySelector("[data-region=prompt] h2[tabindex]"))?.focus({ preventScroll: true });
}

// What makes a thing the same thing for who has the focus on it, from one drawing to the next.
function mark(element) {
  if (element.matches(".go")) return `go ${question()}`;
  return element.id || element.getAttribute("value") || element.getAttribute("formaction") || element.textContent.trim();
}

function question() {
  return document.querySelector("[data-your-move]")?.dataset.question ?? "";
}

// The newest lines of log and chat stay in sight, unless somebody has scrolled up to read. A closed drawer is not measured.
function scrollers() {
  return [...document.querySelectorAll(":popover-open > :is([data-region=log], [data-region=chat])")].flatMap((region) => [
    region.parentElement,
    region,
    region.firstElementChild ?? region,
  ]);
}

function sideways() {
  return [...document.querySelectorAll("[data-region] [data-sideways]")];
}

function isAtEnd(box) {
  return box.scrollHeight - box.clientHeight - box.scrollTop < 8;
}

export function toEnd() {
  for (const box of scrollers()) box.scrollTop = box.scrollHeight;
}
