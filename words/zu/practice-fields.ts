import type { practiceFieldWords as english } from "../en/practice-fields.ts";
import type { Translation } from "../text/translation.ts";

/** What the practice sign-up asks for (S3.025–S3.046). */
export const practiceFieldWords: Translation<typeof english> = {
  sections: {
    "about-you": "About you",
    contact: "Contact",
    identity: "Identity",
    profession: "Profession and practice",
    credentials: "Username and password",
    terms: "Terms",
  },
  firstname: { label: "First name" },
  lastname: { label: "Last name" },
  emailAddress: { label: "Email address" },
  cellularNumber: { label: "Cellular number" },
  usernameType: { label: "Username type" },
  username: {
    label: "Username",
    /** What one's own is made of; in words, which any voice reads out. */
    hint: "Letters, digits, full stops, underscores and hyphens, with at least one letter or digit.",
  },
  practiceNumber: { label: "Practice number", hint: "7 digits" },
  practicePhone: { label: "Practice phone", hint: "The number patients call" },
  discipline: { label: "Discipline" },
  speciality: { label: "Speciality" },
  role: { label: "Role" },
  hpcsaNumber: { label: "HPCSA number", hint: "Such as MP0123456, on your HPCSA card" },
};
