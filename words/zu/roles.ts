import type { roleWords as english } from "../en/roles.ts";
import type { Translation } from "../text/translation.ts";

/** The roles of the academic product; one that people choose says in a few words what they do in it. */
export const roleWords: Translation<typeof english> = {
  HCP: { label: "Uchwepheshe wezempilo" },
  TRAINEE: { label: "Umfundi osaqeqeshwa", hint: "Ubhala izinqubo zokwelapha" },
  SUPERVISOR: { label: "Umphathi wokuqeqesha", hint: "Uyazisayina" },
  HOD: { label: "Inhloko yomnyango" },
};
