import type { brokenPageWords as english } from "../en/broken-page.ts";
import type { Translation } from "../text/translation.ts";

/** What stands for a page that could not be shown. */
export const brokenPageWords: Translation<typeof english> = {
  heading: "This page cannot be shown",
  lead: "Something went wrong on our side. Please load the page again.",
  help: "If that does not help, write to {email} or call {phone}, and we will help you.",
  again: "Load again",
  home: "Go to the start page",
};
