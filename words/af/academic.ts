import { brand } from "@frontdoor/brand/brand.ts";
import type { academicWords as english } from "../en/academic.ts";
import type { Translation } from "../text/translation.ts";
import { brandWords } from "./brand.ts";

/** The academic page (S1.036–S1.051). */
export const academicWords: Translation<typeof english> = {
  title: `${brand.products.academic.fullName}: teken die geval aan voor die volgende een begin`,
  description:
    "’n Logboek en elektroniese portefeulje vir registrars, toesighouers en departementshoofde.",
  signUp: "Registreer nou",
  hero: {
    heading: "Teken die geval aan voor die volgende een begin.",
    lead: "’n Logboek en elektroniese portefeulje vir mediese kandidate (registrars), toesighouers en departementshoofde by opleidingsinstellings.",
    disciplines: "Sien die dissiplines",
    signed: { title: "Rotasie afgeteken", text: "Trauma, deur jou toesighouer" },
  },
  storage: {
    heading: "{amount} gratis wolkberging",
    amount: "1GB",
    text: "Vir elke akademiese gebruiker.",
  },
  claims: {
    offline: {
      heading: "Teken vanlyn aan",
      text: "Geen sein in die teater nie? Teken prosedures vanlyn aan; die geval wag op jou foon.",
    },
    photos: {
      heading: "Voeg foto’s by",
      text: "Laai foto’s van prosedures op en hou dit by die geval.",
    },
    reports: {
      heading: "Voer verslae uit",
      text: "Gedeïdentifiseerde prosedureverslae, uitgevoer na Excel en PDF.",
    },
    signOff: {
      heading: "Teken rotasies af",
      text: "Toesighouers en departementshoofde teken rotasies elektronies af.",
    },
    lock: {
      heading: "Hou dit gesluit",
      text: "Maak dit oop met ’n unieke kode of met biometriese toegang.",
    },
  },
  disciplines: {
    heading: "Gemaak vir {count} dissiplines",
    approval: `Goedgekeur deur ${brandWords.college}`,
    more: "Meer spesialiteite kom binnekort",
    /** In the order of the specification (S1.045). */
    names: [
      "Anestesiologie",
      "Kardiotorakale chirurgie",
      "Algemene chirurgie",
      "Interne geneeskunde",
      "Kaak-, gesig- en mondchirurgie",
      "Neurochirurgie",
      "Kerngeneeskunde",
      "Obstetrie en ginekologie",
      "Oftalmologie",
      "Ortopediese chirurgie",
      "Otorinolaringologie",
      "Pediatriese chirurgie",
      "Plastiese chirurgie",
      "Psigiatrie",
      "Urologie",
      "Pediatrie",
    ],
  },
  cards: {
    heading: "Een rekord, albei kante van die handtekening",
    registrars: {
      heading: "Vir registrars",
      points: [
        "Teken prosedures enige plek aan, aanlyn of vanlyn",
        "Heg foto’s van prosedures aan die geval",
        "Voer gedeïdentifiseerde verslae na Excel en PDF uit",
      ],
    },
    supervisors: {
      heading: "Vir toesighouers en departementshoofde",
      points: [
        "Sien wat elke kandidaat gedoen het",
        "Teken rotasies elektronies af",
        "Koppel aan jou departementshoof, of nooi een per e-pos uit",
      ],
    },
  },
};
