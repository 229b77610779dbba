import { writeOut } from "./held-back.ts";

/** Shows whoever comes back to a form that was sent what became of it, in place of an empty form. */
const note = document.querySelector<HTMLElement>("[data-signed-up]");
if (note && window.history.state?.signedUp) {
  writeOut(note).hidden = false;
  // Nothing of the form comes to life.
  document.querySelector("main astro-island")?.remove();
  // A link to this very page keeps what its entry of the history holds.
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.pathname === window.location.pathname) window.history.replaceState(null, "");
  });
}
