/** How soon after a click on a `tel:` or `mailto:` link browsers send `beforeunload`. */
const askedWithinMilliseconds = 1_000;

/**
 * Calls `tell` when the browser begins to leave the page, by a link or Back. The page stays until the next one has
 * loaded. Safari on phones sends no `beforeunload`, and some browsers send it for a `tel:` link, which does not leave
 * the page.
 * @param signal removes the listeners
 */
export function onPageLeave(tell: () => void, signal: AbortSignal): void {
  let staysUntil = 0;
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || event.defaultPrevented) return;
    if (!/^https?:/.test(link.protocol)) staysUntil = Date.now() + askedWithinMilliseconds;
    else if (leavesPage(link, event)) tell();
  };
  window.addEventListener("click", follow, { signal });
  window.addEventListener("beforeunload", () => Date.now() > staysUntil && tell(), { signal });
}

function leavesPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isSamePage = link.href.split("#")[0] === window.location.href.split("#")[0];
  return link.target === "" && !opensElsewhere(event) && !(isSamePage && link.hash !== "");
}

/** Whether a click on a link opens another tab or window, or saves the target. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
