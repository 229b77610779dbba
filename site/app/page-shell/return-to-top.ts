/**
 * Every page is shown from its top, also when Back or Forward leads to it and when it is loaded again (S2.029,
 * Q028); where the address names a part, from that part.
 */
export function returnToTop(): void {
  window.history.scrollRestoration = "manual";
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    const part = document.getElementById(window.location.hash.slice(1));
    if (part) part.scrollIntoView();
    else window.scrollTo(0, 0);
  });
}
