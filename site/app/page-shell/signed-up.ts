import { writeOut } from "./held-back.ts";

/** Shows the result of a sign-up, instead of an empty form, to a person who returns to it. */
const note = document.querySelector<HTMLElement>("[data-signed-up]");
if (note && window.history.state?.signedUp) {
  writeOut(note).hidden = false;
  // The form's island must not hydrate.
  document.querySelector("main astro-island")?.remove();
  // A link to this page itself would keep the state of its history entry.
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.pathname === window.location.pathname) window.history.replaceState(null, "");
  });
}
