import { expect, onTestFinished } from "vitest";

/** Sets the size of letters as a reader's browser does, in per cent of the usual one. */
export function enlargeText(percent: number): void {
  const { style } = document.documentElement;
  onTestFinished(() => {
    style.fontSize = "";
  });
  style.fontSize = `${percent}%`;
}

/** The header ends above the page's heading, and no words or controls end beside the screen. */
export function expectNothingCoveredOrCut(when: string): void {
  const headerEnd = document.querySelector("header")?.getBoundingClientRect().bottom;
  const headingStart = document.querySelector("h1")?.getBoundingClientRect().top;
  expect(headingStart, `top of the heading, ${when}`).toBeGreaterThanOrEqual(
    headerEnd ?? Number.NaN,
  );
  expect(wordsBesideScreen(), `words beside the screen, ${when}`).toEqual([]);
}

/** The words of headings, links and controls, outside of drawings, that reach over the screen's edge. */
function wordsBesideScreen(): string[] {
  const edge = document.documentElement.clientWidth + 1;
  const beside: string[] = [];
  for (const element of document.querySelectorAll("h1, h2, h3, p, a, button, label")) {
    if (element.closest("[aria-hidden=true], .skip-link, .mock")) continue;
    const words = document.createRange();
    words.selectNodeContents(element);
    const { left, right, width } = words.getBoundingClientRect();
    if (width > 0 && (left < -1 || right > edge)) {
      beside.push(`${element.textContent} (${Math.round(left)} to ${Math.round(right)})`);
    }
  }
  return beside;
}
