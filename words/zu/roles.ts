import type { roleWords as english } from "../en/roles.ts";
import type { Translation } from "../text/translation.ts";

/** The roles of the academic product; one that people choose says in a few words what they do in it. */
export const roleWords: Translation<typeof english> = {
  HCP: { label: "Health professional" },
  TRAINEE: { label: "Trainee", hint: "You log procedures" },
  SUPERVISOR: { label: "Supervisor", hint: "You sign them off" },
  HOD: { label: "Head of department" },
};
