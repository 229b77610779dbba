import type { deviceWords as english } from "../en/devices.ts";
import type { Translation } from "../text/translation.ts";

/** The three device tabs of the academic page, and the desktop that one of them shows (S1.047, S1.048). */
export const deviceWords: Translation<typeof english> = {
  heading: "In your pocket, and on the big screen",
  label: "Choose a device",
  android: {
    tab: "Android",
    heading: "On Android",
    text: "Log between cases, with or without signal.",
  },
  ios: {
    tab: "iOS",
    heading: "On iOS",
    text: "The same logbook, opened with a unique code or your face or fingerprint.",
  },
  pc: {
    tab: "PC",
    heading: "On a PC",
    text: "See the whole logbook, filter it, and export the report your department asked for.",
    link: "Open in your browser",
  },
  desktop: {
    label: "The logbook on a desktop: a table of cases.",
    name: "Logbook",
    entries: {
      cases: "Cases",
      rotations: "Rotations",
      reports: "Reports",
      portfolio: "Portfolio",
    },
    heading: "Cases",
    count: "214 logged, 3 waiting for sign-off",
    export: "Export",
    columns: { number: "Case", procedure: "Procedure", role: "Role", status: "Status" },
    procedures: {
      appendicectomy: "Appendicectomy, open",
      hernia: "Inguinal hernia repair",
      laparotomy: "Laparotomy, trauma",
      chestDrain: "Chest drain insertion",
      amputation: "Below-knee amputation",
    },
    roles: { surgeon: "Surgeon", assisted: "Assisted" },
    statuses: { offline: "Offline", signed: "Signed", waiting: "Waiting" },
    rotation: {
      heading: "Trauma, 3 months",
      text: "Cases of this rotation",
      progress: "30 of 40 logged",
    },
    signOff: { heading: "Sign-off", text: "Waiting for your supervisor" },
  },
};
