/** Shows why nobody can log in where the browser keeps no cookies. */
const note = document.querySelector<HTMLElement>(".cookies-blocked");
if (note !== null) note.hidden = navigator.cookieEnabled;
