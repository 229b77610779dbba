/**
 * Reloads the page if the browser restores it for Back: the restored form would keep its values and its loading button.
 */
export function startAfreshOnReturn(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}
