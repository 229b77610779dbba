import { writeOut } from "./held-back.ts";

/** Says why nobody can log in where the browser keeps no cookies. */
const note = document.querySelector<HTMLElement>("[data-cookies-blocked]");
if (note && !keepsCookies()) writeOut(note).hidden = false;

/** Whether a cookie stays, tried with one that is gone again: a browser that loses them may say that it is set to keep them. */
function keepsCookies(): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store answers later, and not in every browser
  document.cookie = "kept=1;SameSite=Lax";
  const isKept = document.cookie.includes("kept=1");
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = "kept=;Max-Age=0";
  return isKept;
}
