const storageKey = "sun";

/**
 * Starts the sun of the picture where the page before had it, so that it moves from hour to hour with the product, also
 * with Back. It does not move under reduced motion.
 */
export function letSunTravel(): void {
  window.addEventListener("pagereveal", travel);
  // With the frame that is painted next: to ask sooner what can be seen costs a layout of its own.
  document.addEventListener("DOMContentLoaded", () => requestAnimationFrame(travel));
}

function travel(): void {
  const suns = document.querySelectorAll(".scene__sun");
  const sun = [...suns].find((one) => one.checkVisibility());
  if (!sun) return;
  const here = ["cx", "cy", "r"].map((name) => Number(sun.lastElementChild?.getAttribute(name)));
  const before = exchange(here);
  if (before && String(before) !== String(here)) begin(sun, before, here);
}

/** Gives the sun's rise another beginning; how long and how evenly it goes, the style sheet says. */
function begin(
  sun: Element,
  [x0 = 0, y0 = 0, r0 = 1]: number[],
  [x = 0, y = 0, r = 1]: number[],
): void {
  const [rise] = sun.getAnimations();
  if (!(rise?.effect instanceof KeyframeEffect)) return;
  const size = r0 / r;
  rise.effect.setKeyframes({
    transform: [`translate(${x0 - size * x}px, ${y0 - size * y}px) scale(${size})`, "none"],
    easing: getComputedStyle(sun).animationTimingFunction,
  });
  rise.play();
}

/** Stores the position of the sun for the next page of this tab, and returns its position on the page before. */
function exchange(here: number[]): number[] | null {
  try {
    const before = sessionStorage.getItem(storageKey);
    sessionStorage.setItem(storageKey, JSON.stringify(here));
    return JSON.parse(before ?? "null");
  } catch {
    return null;
  }
}
