import { brand } from "@frontdoor/brand/brand.ts";
import { brandWords } from "./brand.ts";

const { fullName } = brand.products.practice;

/** The practice page (S1.023–S1.035). */
export const practiceWords = {
  title: `${fullName}: patients arrive already on file`,
  description: "Practice management and clinical record-keeping for healthcare providers.",
  hero: {
    heading: "Patients arrive already on file.",
    lead: "Practice management and clinical record-keeping for healthcare providers. Patients send their own details. You get on with the consultation.",
    signUp: "Sign up",
    plans: "See what it costs",
    video: { label: "Watch the tour", title: `A tour of ${fullName}` },
    change: { title: "New number", text: "Changed by N. Dlamini, 07:42" },
  },
  blurbs: {
    heading: "The file fills itself in",
    lead: "Send the form before the visit.",
    patientCentric: {
      heading: "Patient Centric",
      text: "Patients complete their own details and your questionnaires, accept your practice terms electronically, and keep everything current. You see each change as it happens.",
    },
    clinicalCollaboration: {
      heading: "Clinical Collaboration",
      text: "Discuss a case with the whole team, with the notes and documents in the same place.",
    },
    cloudBased: {
      heading: "Cloud Based",
      text: "Rooms, theatre or home: sign in and the same record is there.",
    },
  },
  /** What a practice gains, and all fifteen features by the room they are used in (S1.025, S1.029). */
  benefits: {
    /** What a practice gains; each is a claim that another part of the page makes in full. */
    gains: {
      label: "Benefits",
      paper: "No paper forms",
      changes: "You see each change as it happens",
      record: "One record everywhere",
    },
    heading: "Everything between “hello” and the invoice",
    frontDesk: {
      heading: "At the front desk",
      details: "Electronic patient details",
      questionnaires: "Customised questionnaires",
      terms: "Practice terms sent electronically",
      updates: "Live updates on changed patient details",
      billing: "Integration with billing software",
    },
    consultingRoom: {
      heading: "In the consulting room",
      sharing: "Demographics sharing",
      notes: "Clinical notes",
      templates: "Templates",
      documents: "Document storage",
      consent: "Consent",
    },
    theatre: {
      heading: "In theatre and the office",
      messaging: "Messaging",
      preAdmissions: "Pre-admissions",
      theatreLists: "Theatre lists",
      waitingLists: "Waiting lists",
      reports: "Reports",
    },
  },
  proofs: {
    heading: "See for yourself",
    lead: "Four facts, each with the place to check it.",
    /** By what shows each fact: an event of this page's journeys, or the privacy notice. */
    facts: {
      story: {
        heading: `Founded by ${brandWords.founder}`,
        text: `In ${brand.foundedYear}, and part of ${brand.parentGroup}, a larger software group.`,
        link: "Read the story",
      },
      packages: {
        heading: "The first 30 patients are free",
        text: "A monthly fee applies after that.",
        link: "Compare the packages",
      },
      signUpForm: {
        heading: "An ID number is checked",
        text: "At sign-up its date has to exist, leap years included, and its thirteenth digit has to fit.",
        link: "Try it in the form",
      },
      privacy: {
        heading: "Six years, at least",
        text: "Health records are retained under the HPCSA guideline, so deleted profiles are archived, not erased.",
        link: "Read the privacy notice",
      },
    },
  },
  learnMore: {
    heading: "Learn More",
    lead: "Leave your details, or start with every feature, line by line, and what it costs.",
    /** What stands small beside its figure is `unit`. */
    single: {
      name: "Single Practice, fewer than 10 users",
      price: "R119 {unit}",
      unit: "per month",
    },
    trial: { name: "Free trial", price: "30 {unit}", unit: "days" },
  },
} as const;
