import type { findDoctorWords as english } from "../en/find-doctor.ts";
import type { Translation } from "../text/translation.ts";

/** The search for a practice, as it stands in its dialog (S2.047–S2.056). */
export const findDoctorWords: Translation<typeof english> = {
  box: {
    label: "Igama lendawo yokwelapha",
    hint: "Okungenani izinhlamvu ezine zalo.",
    placeholder: "Igama lendawo yokwelapha",
  },
  practices: "Izindawo zokwelapha",
  logo: "Ilogo yendawo yokwelapha",
  defaultLogo: "Ilogo ezenzakalelayo",
  searching: "Kuyaseshwa",
  noneFound: "Ayikho indawo yokwelapha etholakele enaleli gama.",
  found: {
    one: "Kutholakale indawo yokwelapha engu-{count}",
    other: "Kutholakale izindawo zokwelapha ezingu-{count}",
  },
  /** Where a server that does not know the search says nothing else. */
  notFound: "Akutholakalanga",
  cancel: "Khansela",
  next: "Qhubeka",
};
