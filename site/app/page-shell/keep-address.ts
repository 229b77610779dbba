import { pathPrefix } from "@frontdoor/words/language.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { sendAlong } from "../client/navigation-state.ts";
import { opensElsewhere } from "../client/page-leave.ts";

/**
 * For addresses with values that only the browser knows: a link to another language gets them, and passes on the state
 * of this history entry, such as an invite code.
 */
document.addEventListener("click", (event) => {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[hreflang]") : null;
  if (link === null) return;
  const path = window.location.pathname.slice(pathPrefix.length);
  const [, language] = link.pathname.split("/");
  link.href = `/${language}${path}${window.location.search}`;
  const { state } = window.history;
  // Only this tab's next document can read the stored state.
  if (state === null || opensElsewhere(event)) return;
  sendAlong(language === firstLanguage ? path : link.pathname, state);
});
