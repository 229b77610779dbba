const storageKey = "sun";

/**
 * Starts the picture's sun at its position on the previous page, so that it moves with the product, also after Back.
 * Not under reduced motion.
 */
export function letSunTravel(): void {
  window.addEventListener("pagereveal", travel);
  // In the next frame: asking for animations earlier would force an extra layout. A hidden sun has none.
  document.addEventListener("DOMContentLoaded", () => requestAnimationFrame(travel));
}

function travel(): void {
  const suns = document.querySelectorAll(".scene__sun");
  const sun = [...suns].find((one) => one.getAnimations()[0]);
  if (!sun) return;
  const here = ["cx", "cy", "r"].map((name) => Number(sun.lastElementChild?.getAttribute(name)));
  const before = exchange(here);
  if (before && String(before) !== String(here)) begin(sun, before, here);
}

/** Changes the start of the sun's animation; duration and easing come from the style sheet. */
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
