import { brand } from "@frontdoor/brand/brand.ts";
import type { LegalText } from "./titles.ts";

const { patient, practice } = brand.products;

/** S2.087: the terms of every context but academic. */
export const patientPracticeTerms: LegalText = {
  standing: `Terms for ${patient.fullName} and ${practice.fullName}. This text is a draft and awaits legal review.`,
  sections: [
    {
      heading: "What these terms cover",
      paragraphs: [
        `They are the agreement between you and ${brand.legalOwner} when you use ${patient.fullName} or ${practice.fullName}.`,
      ],
    },
    {
      heading: "Your account",
      paragraphs: [
        "Give true details and keep them current. Keep your password to yourself; you answer for what is done with your account until you tell us that somebody else has it.",
        "A practice account may only be opened by, or on behalf of, a registered healthcare provider.",
      ],
    },
    {
      heading: "Patients",
      paragraphs: [
        "The app is free. You choose who receives your details and may stop sharing at any time. The app carries details; it gives no medical advice and is no way to reach help in an emergency.",
      ],
    },
    {
      heading: "Practices",
      paragraphs: [
        "The first 30 patients are free; a monthly fee applies after that, as the packages and price plans on this website say. Fees are in rand and are payable in advance. A trial of 30 days can be ended without cost.",
        "You remain responsible for your clinical decisions, for the consent of your patients, and for keeping records as the HPCSA asks.",
      ],
    },
    {
      heading: "Ending",
      paragraphs: [
        "You may end your account at any time. Health records are retained for at least six years; a deleted profile is archived, not erased.",
      ],
    },
    {
      heading: "Liability and law",
      paragraphs: [
        "We run the products with care and tell you of planned interruptions. Nothing in these terms takes away rights that the Consumer Protection Act gives you. South African law applies.",
      ],
    },
  ],
};
