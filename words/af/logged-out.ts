import type { loggedOutWords as english } from "../en/logged-out.ts";
import type { Translation } from "../text/translation.ts";

/** The end of a logout whose product names no page of its own. */
export const loggedOutWords: Translation<typeof english> = {
  heading: "Jy is afgemeld",
  sharedComputer: "Op ’n rekenaar wat ander ook gebruik, maak ook die blaaier toe.",
  logIn: "Meld aan",
};
