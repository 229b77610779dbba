import { brand } from "@frontdoor/brand/brand.ts";
import { brandWords } from "./brand.ts";

/** The academic page (S1.036–S1.051). */
export const academicWords = {
  title: `${brand.products.academic.fullName}: log the case before the next one starts`,
  description:
    "A logbook and electronic portfolio for registrars, supervisors and heads of department.",
  signUp: "Sign Up Now",
  hero: {
    heading: "Log the case before the next one starts.",
    lead: "A logbook and electronic portfolio for medical trainees (registrars), supervisors and heads of department (HOD) in training institutions.",
    disciplines: "See the disciplines",
    signed: { title: "Rotation signed off", text: "Trauma, by your supervisor" },
  },
  storage: {
    heading: "{amount} free cloud storage",
    amount: "1GB",
    text: "For every academic user.",
  },
  claims: {
    offline: {
      heading: "Log offline",
      text: "No signal in theatre? Log procedures offline; the case waits on your phone.",
    },
    photos: {
      heading: "Add photos",
      text: "Upload procedure photos and keep them with the case.",
    },
    reports: {
      heading: "Export reports",
      text: "De-identified procedure reports, exported to Excel and PDF.",
    },
    signOff: {
      heading: "Sign off rotations",
      text: "Supervisors and HODs sign off rotations electronically.",
    },
    lock: {
      heading: "Lock it down",
      text: "Open it with a unique code or with biometric access.",
    },
  },
  disciplines: {
    heading: "Made for {count} disciplines",
    approval: `Approved by ${brandWords.college}`,
    more: "More Specialities coming soon",
    /** In the order of the specification (S1.045). */
    names: [
      "Anaesthetics",
      "Cardiothoracic Surgery",
      "General Surgery",
      "Internal Medicine",
      "Maxillo-facial and Oral Surgery",
      "Neurosurgery",
      "Nuclear Medicine",
      "Obstetrics & Gynaecology",
      "Ophthalmology",
      "Orthopaedic Surgery",
      "Otorhinolaryngology",
      "Paediatric Surgery",
      "Plastic Surgery",
      "Psychiatry",
      "Urology",
      "Paediatrics",
    ],
  },
  cards: {
    heading: "One record, both sides of the signature",
    registrars: {
      heading: "For registrars",
      points: [
        "Log procedures anywhere, online or off",
        "Attach procedure photos to the case",
        "Export de-identified reports to Excel and PDF",
      ],
    },
    supervisors: {
      heading: "For supervisors and HODs",
      points: [
        "See what each trainee has done",
        "Sign off rotations electronically",
        "Link to your HOD, or invite one by email",
      ],
    },
  },
} as const;
