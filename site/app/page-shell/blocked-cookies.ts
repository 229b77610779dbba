import { writeOut } from "./held-back.ts";

/** Says why nobody can log in where the browser keeps no cookies. */
const note = document.querySelector<HTMLElement>("[data-cookies-blocked]");
if (note && !navigator.cookieEnabled) writeOut(note).hidden = false;
