import { brand } from "@frontdoor/brand/brand.ts";

const { patient, practice, academic } = brand.products;

/** The patient page (S1.004–S1.012, S9.028–S9.032). */
export const patientWords = {
  title: `${patient.fullName}: your details, given once`,
  description:
    "A free demographics app that shares your personal details, securely, with the healthcare professionals you choose.",
  hero: {
    heading: "Your details, given once.",
    lead: `${patient.fullName} is a free demographics app. Share your personal details, securely, with the healthcare professionals you choose. No paper forms.`,
    signUp: "Sign up free",
    video: { label: "Watch the intro", title: `What ${patient.fullName} does` },
    received: { title: "Details received", text: "Dr Naidoo’s front desk, 07:42" },
  },
  steps: {
    heading: "From the couch to the consulting room",
    lead: "Three steps, and the waiting room is only for waiting.",
    fillIn: {
      heading: "1. Fill in your details",
      text: "Name, ID or passport, contact numbers, address. Do it in the mobile app or on the website, before you are in the queue.",
    },
    choose: {
      heading: "2. Choose who sees them",
      text: "Find the practice by name and share. Nobody receives your details until you say so.",
    },
    change: {
      heading: "3. Change them once",
      text: "Moved house? New number? Update it in one place and the practices you share with see the change.",
    },
  },
  thirty: {
    heading: "The first 30 patients are free",
    lead: "A monthly fee applies after that.",
    link: "See the packages",
  },
  finder: {
    heading: "Is your doctor already here?",
    lead: "Search by practice name, choose the practice, and go straight to its own sign-in page to share your details.",
    field: "Your doctor’s rooms",
  },
  privacy: {
    heading: "Yours to share. Yours to stop sharing.",
    choice: {
      heading: "You choose each reader",
      text: "Your details go to the healthcare professionals you pick, and to nobody else.",
    },
    law: {
      heading: "Built for privacy law",
      /** `popi` is the title of that notice, which opens it. */
      text: `${brand.name} complies with data-privacy law. Read how in our notice on the {popi}`,
    },
    leaving: {
      heading: "Honest about leaving",
      text: "You can ask to remove your account in the app settings. Health records are kept for at least six years under the HPCSA guideline, so a deleted profile is archived, not erased.",
    },
  },
  others: {
    heading: "On the other side of the desk?",
    practice: {
      heading: "Run the practice from one file",
      text: "Patient details, clinical notes, consent, theatre lists and messages in one record.",
      button: `Go to ${practice.fullName}`,
    },
    academic: {
      heading: "Log the case before the next one starts",
      text: "A logbook and electronic portfolio for registrars, supervisors and heads of department.",
      button: `Go to ${academic.fullName}`,
    },
  },
} as const;
