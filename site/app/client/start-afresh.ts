/**
 * Reloads this page if the browser restores it for Back, because the restored form still holds its values and a waiting
 * button.
 */
export function startAfreshOnReturn(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}
