import type { roleWords as english } from "../en/roles.ts";
import type { Translation } from "../text/translation.ts";

/** The roles of the academic product; one that people choose says in a few words what they do in it. */
export const roleWords: Translation<typeof english> = {
  HCP: { label: "Gesondheidswerker" },
  TRAINEE: { label: "Kandidaat", hint: "Jy teken prosedures aan" },
  SUPERVISOR: { label: "Toesighouer", hint: "Jy teken dit af" },
  HOD: { label: "Departementshoof" },
};
