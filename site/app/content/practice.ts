import { brand } from "@frontdoor/brand/brand.ts";

const { fullName } = brand.products.practice;

/** The practice page (S1.023–S1.035). */
export const practiceContent = {
  title: `${fullName}: patients arrive already on file`,
  description: "Practice management and clinical record-keeping for healthcare providers.",
  hero: {
    heading: "Patients arrive already on file.",
    lead: "Practice management and clinical record-keeping for healthcare providers. Patients send their own details. You get on with the consultation.",
    plans: "See what it costs",
    video: { label: "Watch the tour", title: `A tour of ${fullName}` },
    change: { title: "New number", text: "Changed by N. Dlamini, 07:42" },
  },
  blurbs: {
    heading: "The file fills itself in",
    lead: "Send the form before the visit. Read it before the handshake.",
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
  benefits: {
    heading: "Everything between “hello” and the invoice",
    /** All fifteen features, by the room they are used in (S1.025). */
    groups: [
      {
        heading: "At the front desk",
        items: [
          { icon: "identity", text: "Electronic patient details" },
          { icon: "questionnaire", text: "Customised questionnaires" },
          { icon: "terms", text: "Practice terms sent electronically" },
          { icon: "live", text: "Live updates on changed patient details" },
          { icon: "billing", text: "Integration with billing software" },
        ],
      },
      {
        heading: "In the consulting room",
        items: [
          { icon: "share", text: "Demographics sharing" },
          { icon: "note", text: "Clinical notes" },
          { icon: "template", text: "Templates" },
          { icon: "documents", text: "Document storage" },
          { icon: "consent", text: "Consent" },
        ],
      },
      {
        heading: "In theatre and the office",
        items: [
          { icon: "message", text: "Messaging" },
          { icon: "preadmission", text: "Pre-admissions" },
          { icon: "theatre", text: "Theatre lists" },
          { icon: "queue", text: "Waiting lists" },
          { icon: "report", text: "Reports" },
        ],
      },
    ],
  },
  proofs: {
    heading: "See for yourself",
    lead: "Four facts, each with the place to check it.",
    /** What shows each fact: an event of this page's journeys, or the privacy notice. */
    facts: [
      {
        shownBy: "story",
        heading: `Founded by ${brand.founder}`,
        text: `In ${brand.foundedYear}, and part of ${brand.parentGroup}, a larger software group.`,
        link: "Read the story",
      },
      {
        shownBy: "packages",
        heading: "The first 30 patients are free",
        text: "A monthly fee applies after that. Every package starts with a 30-day free trial.",
        link: "Compare the packages",
      },
      {
        shownBy: "signUpForm",
        heading: "An ID number is checked",
        text: "At sign-up its date has to exist, leap years included, and its thirteenth digit has to fit.",
        link: "Try it in the form",
      },
      {
        shownBy: "privacy",
        heading: "Six years, at least",
        text: "Health records are retained under the HPCSA guideline, so deleted profiles are archived, not erased.",
        link: "Read the privacy notice",
      },
    ],
  },
  learnMore: {
    heading: "Learn More",
    lead: "Leave your details and someone who knows practices will phone you. Or start with the numbers: every feature, line by line, and what it costs.",
    plans: "PLANS & PRICING",
    prices: [
      { name: "Single Practice, fewer than 10 users", amount: "R119", unit: "per month" },
      { name: "Free trial", amount: "30", unit: "days" },
    ],
    form: "Ask us to phone you",
  },
} as const;
