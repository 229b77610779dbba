import { practiceInviteParameter as name } from "@frontdoor/contract/products.ts";
import { sendAlong } from "../client/navigation-state.ts";
import { opensElsewhere } from "../client/page-leave.ts";

/** Links from a login or a sign-up to the other, such as the header's, pass a practice invite on. */
for (const type of ["click", "auxclick", "contextmenu"] as const) {
  document.addEventListener(type, passInvite);
}
// Without script the server wrote the invite into the links.
for (const link of document.querySelectorAll("a[data-passes]")) {
  link.removeAttribute("data-passes");
  link.setAttribute("href", link.getAttribute("href")?.split("?")[0] ?? "");
}

/** As `InviteLink` does; unless the page has found that the invite cannot be used (`forgetUnusable`). */
function passInvite(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  const { invite, context } = document.documentElement.dataset;
  const code =
    new URLSearchParams(window.location.search).get(name) ?? window.history.state?.[name];
  if (!link || link.hreflang || !code || invite !== "" || context === "academic") return;
  if (!/\/(?:login|signup)(?:\/practice)?$/.test(link.pathname)) return;
  // Whoever has the code can sign up with it.
  if (link.host !== window.location.host) return;
  const inAddress = `?${new URLSearchParams({ [name]: code })}`;
  if (link.search !== "" && link.search !== inAddress) return;
  const isHere = event.type === "click" && !opensElsewhere(event);
  link.search = isHere && sendAlong(link.pathname, { [name]: code }) ? "" : inAddress;
}
