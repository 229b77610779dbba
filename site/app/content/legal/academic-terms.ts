import { brand } from "@frontdoor/brand/brand.ts";
import type { LegalText } from "./titles.ts";

const { academic } = brand.products;

/** S2.086: the terms of the academic context. */
export const academicTerms: LegalText = {
  standing: `Terms for ${academic.fullName}. This text is a draft and awaits legal review.`,
  sections: [
    {
      heading: "What these terms cover",
      paragraphs: [
        `They are the agreement between you and ${brand.legalOwner} when you use ${academic.fullName} as a trainee, supervisor, head of department or other healthcare professional.`,
      ],
    },
    {
      heading: "Your account",
      paragraphs: [
        "Give true details, your HPCSA number among them, and keep them current. Your account is personal: nobody else may log or sign in your name.",
        "A supervisor's account is linked to a head of department, who may be told that you named them.",
      ],
    },
    {
      heading: "The logbook",
      paragraphs: [
        "Log what you did, as you did it. Do not enter names or other details that identify a patient, also not in photographs. Reports that you export are de-identified.",
        "A signature of a supervisor or head of department confirms an entry and cannot be taken back without a trace.",
      ],
    },
    {
      heading: "Storage",
      paragraphs: [
        "Every academic user has 1GB of cloud storage, free. Entries and photographs are yours; you allow us to store them and to show them to those who supervise your training.",
      ],
    },
    {
      heading: "Ending",
      paragraphs: [
        "You may end your account at any time and export your logbook before. Records are retained for at least six years; a deleted profile is archived, not erased.",
      ],
    },
    {
      heading: "Liability and law",
      paragraphs: [
        "The logbook supports your training; it does not replace the requirements of your institution or college. South African law applies.",
      ],
    },
  ],
};
