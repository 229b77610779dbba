import { pathPrefix } from "@frontdoor/words/language.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { sendAlong } from "../client/navigation-state.ts";
import { opensElsewhere } from "../client/page-leave.ts";
import { withStorage } from "../client/tab-storage.ts";

const storageKey = "typed";
const whoFields = "main [name=username], main [name=emailAddress]";

/** The field that says who somebody is. */
const whoField = () => document.querySelector<HTMLInputElement>(whoFields);

// What was typed there goes along to another language, once; a password is never stored.
withStorage((storage) => {
  const field = whoField();
  if (field?.value === "") field.value = storage.getItem(storageKey) ?? "";
  storage.removeItem(storageKey);
});

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
  // Only this tab's next document can read what is stored.
  if (opensElsewhere(event)) return;
  withStorage((storage) => storage.setItem(storageKey, whoField()?.value ?? ""));
  const { state } = window.history;
  if (state !== null) sendAlong(language === firstLanguage ? path : link.pathname, state);
});
