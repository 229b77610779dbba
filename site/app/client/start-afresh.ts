/**
 * Loads this page again if the browser keeps it for Back: it still holds what was typed, and a button that
 * waits. For whoever is led away from a form that is done with.
 */
export function startAfreshOnReturn(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}
