/**
 * Every page starts at its top, also after Back, Forward and reload (S2.029, Q028), or at the part that its fragment
 * names.
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
