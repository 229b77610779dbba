import { brand } from "@frontdoor/brand/brand.ts";
import type { practiceWords as english } from "../en/practice.ts";
import type { Translation } from "../text/translation.ts";
import { brandWords } from "./brand.ts";

const { fullName } = brand.products.practice;

/** The practice page (S1.023–S1.035). */
export const practiceWords: Translation<typeof english> = {
  title: `${fullName}: pasiënte is op lêer voor hulle aankom`,
  description: "Praktykbestuur en kliniese rekordhouding vir gesondheidsorgverskaffers.",
  hero: {
    heading: "Pasiënte is op lêer voor hulle aankom.",
    lead: "Praktykbestuur en kliniese rekordhouding vir gesondheidsorgverskaffers. Pasiënte stuur hulle eie besonderhede. Jy gaan aan met die konsultasie.",
    signUp: "Registreer",
    plans: "Sien wat dit kos",
    video: { label: "Kyk na die rondleiding", title: `’n Rondleiding deur ${fullName}` },
    change: { title: "Nuwe nommer", text: "Verander deur N. Dlamini, 07:42" },
  },
  blurbs: {
    heading: "Die lêer vul homself in",
    lead: "Stuur die vorm voor die besoek.",
    patientCentric: {
      heading: "Die pasiënt staan sentraal",
      text: "Pasiënte vul hulle eie besonderhede en jou vraelyste in, aanvaar jou praktykvoorwaardes elektronies en hou alles op datum. Jy sien elke verandering terwyl dit gebeur.",
    },
    clinicalCollaboration: {
      heading: "Kliniese samewerking",
      text: "Bespreek ’n geval met die hele span, met die notas en dokumente op dieselfde plek.",
    },
    cloudBased: {
      heading: "In die wolk",
      text: "Spreekkamer, teater of tuis: meld aan, en dieselfde rekord is daar.",
    },
  },
  /** All fifteen features, by the room they are used in (S1.025). */
  benefits: {
    /** What a practice gains; each is a claim that another part of the page makes in full. */
    gains: {
      label: "Voordele",
      paper: "Geen papiervorms nie",
      changes: "Jy sien elke verandering dadelik",
      record: "Een rekord, oral",
    },
    heading: "Alles tussen “goeiedag” en die faktuur",
    frontDesk: {
      heading: "By ontvangs",
      details: "Elektroniese pasiëntbesonderhede",
      questionnaires: "Pasgemaakte vraelyste",
      terms: "Praktykvoorwaardes elektronies gestuur",
      updates: "Intydse bywerking wanneer pasiëntbesonderhede verander",
      billing: "Integrasie met faktureringsagteware",
    },
    consultingRoom: {
      heading: "In die spreekkamer",
      sharing: "Deel van demografiese besonderhede",
      notes: "Kliniese notas",
      templates: "Sjablone",
      documents: "Dokumentberging",
      consent: "Toestemming",
    },
    theatre: {
      heading: "In die teater en op kantoor",
      messaging: "Boodskappe",
      preAdmissions: "Vooropnames",
      theatreLists: "Teaterlyste",
      waitingLists: "Waglyste",
      reports: "Verslae",
    },
  },
  proofs: {
    heading: "Kyk self",
    lead: "Vier feite, elk met die plek waar jy dit kan nagaan.",
    /** By what shows each fact: an event of this page's journeys, or the privacy notice. */
    facts: {
      story: {
        heading: `Gestig deur ${brandWords.founder}`,
        text: `In ${brand.foundedYear}, en deel van ${brand.parentGroup}, ’n groter sagtewaregroep.`,
        link: "Lees die storie",
      },
      packages: {
        heading: "Die eerste 30 pasiënte is gratis",
        text: "Daarna geld ’n maandelikse fooi.",
        link: "Vergelyk die pakkette",
      },
      signUpForm: {
        heading: "’n ID-nommer word nagegaan",
        text: "By registrasie moet die datum daarin bestaan, skrikkeljare ingesluit, en die dertiende syfer moet klop.",
        link: "Probeer dit in die vorm",
      },
      privacy: {
        heading: "Minstens ses jaar",
        text: "Gesondheidsrekords word volgens die HPCSA-riglyn bewaar. Verwyderde profiele word dus geargiveer, nie uitgewis nie.",
        link: "Lees die privaatheidskennisgewing",
      },
    },
  },
  learnMore: {
    heading: "Vind meer uit",
    lead: "Laat jou besonderhede by ons, of begin by elke funksie, reël vir reël, en wat dit kos.",
    /** What stands small beside its figure is `unit`. */
    single: {
      name: "Enkelpraktyk, minder as 10 gebruikers",
      price: "R119 {unit}",
      unit: "per maand",
    },
    trial: { name: "Gratis proeftydperk", price: "30 {unit}", unit: "dae" },
  },
};
