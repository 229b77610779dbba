import { brand } from "@frontdoor/brand/brand.ts";
import { brandWords } from "./brand.ts";

const { patient, practice, academic } = brand.products;

/** The company's story (S1.053–S1.055, S2.074–S2.078, S9.031, S9.032). */
export const storyWords = {
  title: `The story · ${brand.name}`,
  description: `How ${brand.name} began in ${brand.foundedYear}, and what it stands for.`,
  heading: "The story",
  lead: "One waiting room, one clipboard, one form too many.",
  chapters: {
    beginning: {
      heading: "In the beginning",
      paragraphs: [
        `${brand.name} was founded in ${brand.foundedYear} by ${brandWords.founder} who was tired of watching patients fill in the same form. They wrote it by hand, on a clipboard. Someone else typed it out again. Often it was wrong both times.`,
        "The idea was small: let people give their details once, and let them decide who receives them.",
      ],
    },
    start: {
      heading: "A good start",
      paragraphs: [
        "Details that arrive before the patient does change a morning. Practices asked what else could travel the same way: questionnaires, consent, theatre lists, notes.",
        "Trainees asked for something of their own. A logbook that works without signal became the third product, next to the ones for patients and practices.",
      ],
    },
    brother: {
      heading: "Big brother",
      paragraphs: [
        `${brand.name} is part of ${brand.parentGroup}, a larger software group. That gives a small product team what health records need: people, infrastructure, and the patience to look after data for decades.`,
      ],
    },
    solution: {
      heading: "A secure solution",
      paragraphs: [
        "Patients choose who sees their details. Reports that leave the logbook are de-identified. The whole family is built to comply with data-privacy law.",
        "Where the rules ask for records to be kept, we say so. Health records are retained for at least six years under the HPCSA guideline, so deleted profiles are archived, not erased.",
      ],
    },
  },
  /** The legal texts below the story: what each is about, in a line. */
  legal: {
    heading: "In full",
    privacy: {
      summary: "What this website and your account collect, why, and for how long.",
    },
    patientPracticeTerms: {
      title: `Terms and Conditions for ${patient.name} and ${practice.name}`,
      summary: `For people who use ${patient.fullName} or ${practice.fullName}.`,
    },
    academicTerms: {
      title: `Terms and Conditions for ${academic.name}`,
      summary: `For people who use ${academic.fullName}.`,
    },
    popi: { summary: "How each condition of the Act is met." },
  },
} as const;
