// The story: what happened, beat by beat, in a list that the server draws (`#story`). While beats are told it covers the mat; afterwards
// it opens as a popover. A key or a press ends it.

import { find, findAll } from "./dom.js";

/** @import { Cue } from "./types.d.ts" */

/**
 * Return the beats of the newest events: each with the index of its event among them, and how long it is held.
 * @param {number} count of these events
 * @param {number} pace a factor of how long beats are held; 0 tells none
 * @returns {Cue[]}
 */
export function readCues(count, pace) {
  if (!pace) return [];
  const first = Number(find("#story [data-happened]")?.dataset.happened) - count;
  return findAll("#story [data-event]").flatMap((node) => {
    const at = Number(node.dataset.event) - first;
    return at < 0 ? [] : [{ at, node, hold: Number(node.dataset.hold) * pace }];
  });
}

export function openStory() {
  find("#story:not(:popover-open)")?.toggleAttribute("data-telling", true);
}

export function closeStory() {
  find("#story")?.removeAttribute("data-telling");
}

/** Close the story unless others are still to act: the mat is then needed again. */
export function closeStoryForQuestion() {
  if (find("[data-your-move], .final")) closeStory();
}
