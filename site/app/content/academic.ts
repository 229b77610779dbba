import { brand } from "@frontdoor/brand/brand.ts";

const { fullName } = brand.products.academic;

/** The disciplines of the academic page, in the order of the specification (S1.045). */
const disciplines = [
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
] as const;

/** The academic page (S1.036–S1.051). */
export const academicContent = {
  title: `${fullName}: log the case before the next one starts`,
  description:
    "A logbook and electronic portfolio for registrars, supervisors and heads of department.",
  signUp: "Sign Up Now",
  hero: {
    heading: "Log the case before the next one starts.",
    lead: "A logbook and electronic portfolio for medical trainees (registrars), supervisors and heads of department (HOD) in training institutions.",
    disciplines: "See the disciplines",
    signed: { title: "Rotation signed off", text: "Trauma, by your supervisor" },
  },
  storage: { amount: "1GB", heading: "free cloud storage", text: "For every academic user." },
  claims: [
    {
      icon: "offline",
      heading: "Log offline",
      text: "No signal in theatre? Log procedures offline; the case waits on your phone.",
    },
    {
      icon: "camera",
      heading: "Add photos",
      text: "Upload procedure photos and keep them with the case.",
    },
    {
      icon: "export",
      heading: "Export reports",
      text: "De-identified procedure reports, exported to Excel and PDF.",
    },
    {
      icon: "signOff",
      heading: "Sign off rotations",
      text: "Supervisors and HODs sign off rotations electronically.",
    },
    {
      icon: "key",
      heading: "Lock it down",
      text: "Open it with a unique code or with biometric access.",
    },
  ],
  devices: {
    heading: "In your pocket, and on the big screen",
    label: "Choose a device",
    android: { heading: "On Android", text: "Log between cases, with or without signal." },
    ios: {
      heading: "On iOS",
      text: "The same logbook, opened with a unique code or your face or fingerprint.",
    },
    pc: {
      heading: "On a PC",
      text: "See the whole logbook, filter it, and export the report your department asked for.",
      link: "Open in your browser",
    },
  },
  disciplines: {
    heading: `Made for ${disciplines.length} disciplines`,
    approval: `Approved by ${brand.college}`,
    more: "More Specialities coming soon",
    names: disciplines,
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
