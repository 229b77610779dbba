import type { deviceWords as english } from "../en/devices.ts";
import type { Translation } from "../text/translation.ts";

/** The three device tabs of the academic page, and the desktop that one of them shows (S1.047, S1.048). */
export const deviceWords: Translation<typeof english> = {
  heading: "In jou sak, en op die groot skerm",
  label: "Kies ’n toestel",
  android: {
    tab: "Android",
    heading: "Op Android",
    text: "Teken tussen gevalle aan, met of sonder sein.",
  },
  ios: {
    tab: "iOS",
    heading: "Op iOS",
    text: "Dieselfde logboek, wat oopgaan met ’n unieke kode of jou gesig of vingerafdruk.",
  },
  pc: {
    tab: "PC",
    heading: "Op ’n PC",
    text: "Sien die hele logboek, filtreer dit, en voer die verslag uit waarvoor jou departement gevra het.",
    link: "Maak oop in jou blaaier",
  },
  desktop: {
    label: "Die logboek op ’n rekenaarskerm: ’n tabel met gevalle.",
    name: "Logboek",
    entries: {
      cases: "Gevalle",
      rotations: "Rotasies",
      reports: "Verslae",
      portfolio: "Portefeulje",
    },
    heading: "Gevalle",
    count: "214 aangeteken, 3 wag vir aftekening",
    export: "Voer uit",
    columns: { number: "Geval", procedure: "Prosedure", role: "Rol", status: "Status" },
    procedures: {
      appendicectomy: "Appendektomie, oop",
      hernia: "Herstel van liesbreuk",
      laparotomy: "Laparotomie, trauma",
      chestDrain: "Plasing van borsdrein",
      amputation: "Amputasie onder die knie",
    },
    roles: { surgeon: "Chirurg", assisted: "Assistent" },
    statuses: { offline: "Vanlyn", signed: "Geteken", waiting: "Wag" },
    rotation: {
      heading: "Trauma, 3 maande",
      text: "Gevalle van hierdie rotasie",
      progress: "30 van 40 aangeteken",
    },
    signOff: { heading: "Aftekening", text: "Wag vir jou toesighouer" },
  },
};
