import { products } from "@frontdoor/contract/products.ts";
import { pathPrefix } from "@frontdoor/words/language.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { sendAlong } from "../client/navigation-state.ts";
import { opensElsewhere } from "../client/page-leave.ts";
import { shownAudience } from "../client/shown-audience.ts";

/**
 * For addresses with values that only the browser knows: a link to another language gets them, and passes on the state
 * of this history entry, such as an invite code. Links to login and sign-up, such as the header's, pass on a practice
 * invite.
 */
document.addEventListener("click", (event) => {
  const link = linkOf(event);
  if (!link?.hreflang) return;
  const path = window.location.pathname.slice(pathPrefix.length);
  const [, language] = link.pathname.split("/");
  link.href = `/${language}${path}${window.location.search}`;
  const { state } = window.history;
  // Only this tab's next document can read the stored state.
  if (state === null || opensElsewhere(event)) return;
  sendAlong(language === firstLanguage ? path : link.pathname, state);
});
for (const type of ["click", "auxclick", "contextmenu"] as const) {
  document.addEventListener(type, passInvite);
}
// Without script the server wrote the invite into the links.
for (const link of document.querySelectorAll("a[data-passes]")) {
  link.removeAttribute("data-passes");
  link.setAttribute("href", link.getAttribute("href")?.split("?")[0] ?? "");
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest("a") : null;
}

/** As `InviteLink` does; unless the page has found that the invite cannot be used (`forgetUnusable`). */
function passInvite(event: MouseEvent): void {
  const link = linkOf(event);
  const isAlong =
    !link?.hreflang && /\/(?:login|signup)(?:\/practice)?$/.test(link?.pathname ?? "");
  const name = products.practice.inviteParameter;
  const code =
    new URLSearchParams(window.location.search).get(name) ?? window.history.state?.[name];
  const isUsable = document.documentElement.dataset.invite === "" && typeof code === "string";
  if (!link || !isAlong || !isUsable || shownAudience() === "academic") return;
  const invite = { [name]: code };
  const inAddress = `?${new URLSearchParams(invite)}`;
  if (link.search !== "" && link.search !== inAddress) return;
  const isHere = event.type === "click" && !opensElsewhere(event);
  link.search = isHere && sendAlong(link.pathname, invite) ? "" : inAddress;
}
