import type { deviceWords as english } from "../en/devices.ts";
import type { Translation } from "../text/translation.ts";

/** The three device tabs of the academic page, and the desktop that one of them shows (S1.047, S1.048). */
export const deviceWords: Translation<typeof english> = {
  heading: "Ephaketheni lakho, nasesikrinini esikhulu",
  label: "Khetha idivayisi",
  android: {
    tab: "Android",
    heading: "Ku-Android",
    text: "Bhala phakathi kwamakesi, inethiwekhi ikhona noma ingekho.",
  },
  ios: {
    tab: "iOS",
    heading: "Ku-iOS",
    text: "Yilona lelo logibhuku, livulwa ngekhodi yakho wedwa noma ngobuso noma umunwe wakho.",
  },
  pc: {
    tab: "PC",
    heading: "Ku-PC",
    text: "Bona lonke ilogibhuku, ulihlunge, ukhiphe umbiko ocelwe ngumnyango wakho.",
    link: "Vula esipheqululini sakho",
  },
  desktop: {
    label: "Ilogibhuku ekhompyutheni: ithebula lamakesi.",
    name: "Ilogibhuku",
    entries: {
      cases: "Amakesi",
      rotations: "Ama-rotation",
      reports: "Imibiko",
      portfolio: "Iphothifoliyo",
    },
    heading: "Amakesi",
    count: "Angu-214 abhaliwe, ama-3 alinde ukusayinwa",
    export: "Khipha umbiko",
    columns: { number: "Ikesi", procedure: "Inqubo", role: "Indima", status: "Isimo" },
    procedures: {
      appendicectomy: "Ukukhipha i-appendix (open)",
      hernia: "Ukulungisa i-hernia yembilapho",
      laparotomy: "I-laparotomy, i-trauma",
      chestDrain: "Ukufaka i-chest drain",
      amputation: "Ukunquma umlenze ngaphansi kwedolo",
    },
    roles: { surgeon: "Uhlinzile", assisted: "Usizile" },
    statuses: { offline: "Alixhunyiwe", signed: "Lisayiniwe", waiting: "Lilindile" },
    rotation: {
      heading: "Trauma, izinyanga ezi-3",
      text: "Amakesi ale rotation",
      progress: "Abhaliwe: 30 ku-40",
    },
    signOff: { heading: "Ukusayinwa", text: "Kulindelwe umphathi wakho wokuqeqesha" },
  },
};
