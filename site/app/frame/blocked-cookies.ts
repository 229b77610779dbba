/** Says why nobody can log in where the browser keeps no cookies. */
const note = document.querySelector<HTMLElement>("[data-cookies-blocked]");
if (note !== null && !navigator.cookieEnabled) {
  note.textContent = note.dataset.cookiesBlocked ?? "";
  note.hidden = false;
}
