// Starts every animation of the page. Tests hold them: while `<html data-motion="held">` none advances, and removing the attribute
// lets all of them go on.

const root = document.documentElement;
/** @type {Set<Animation>} */
const held = new Set();

/**
 * @param {Element} element
 * @param {Keyframe[] | null} frames
 * @param {KeyframeAnimationOptions} timing
 */
export function animate(element, frames, timing) {
  const animation = element.animate(frames, timing);
  if (root.dataset.motion === "held") {
    animation.pause();
    held.add(animation);
  }
  return animation;
}

function release() {
  if (root.dataset.motion === "held") return;
  for (const animation of held) if (animation.playState === "paused") animation.play();
  held.clear();
}

new MutationObserver(release).observe(root, { attributeFilter: ["data-motion"] });
