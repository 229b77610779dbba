import type { loggedOutWords as english } from "../en/logged-out.ts";
import type { Translation } from "../text/translation.ts";

/** The end of a logout whose product names no page of its own. */
export const loggedOutWords: Translation<typeof english> = {
  heading: "Usuphumile",
  sharedComputer: "Kukhompyutha esetshenziswa nangabanye, vala nesiphequluli.",
  logIn: "Ngena",
};
