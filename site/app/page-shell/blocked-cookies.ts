import { writeOut } from "./held-back.ts";

/** Explains that a login needs cookies, where the browser blocks them. */
const note = document.querySelector<HTMLElement>("[data-cookies-blocked]");
if (note && !keepsCookies()) writeOut(note).hidden = false;

/** Whether a test cookie is stored: `navigator.cookieEnabled` may be true although cookies are lost. */
function keepsCookies(): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store answers later, and not in every browser
  document.cookie = "kept=1;SameSite=Lax";
  const isKept = document.cookie.includes("kept=1");
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = "kept=;Max-Age=0";
  return isKept;
}
