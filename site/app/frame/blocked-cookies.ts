/** Says why nobody can log in where the browser keeps no cookies. */
const note = document.querySelector<HTMLElement>("[data-cookies-blocked]");
const text = note?.querySelector("p");
if (note && text && !navigator.cookieEnabled) {
  text.textContent = note.dataset.cookiesBlocked ?? "";
  note.hidden = false;
}
