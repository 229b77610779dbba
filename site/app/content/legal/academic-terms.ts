import { brand } from "@frontdoor/brand/brand.ts";
import { closingSections } from "./both-terms.ts";
import { standing } from "./standing.ts";
import { supplier } from "./supplier.ts";
import type { LegalText } from "./titles.ts";

const { academic } = brand.products;

/** The terms of the academic product (S2.086). */
export const academicTerms: LegalText = {
  standing: `Terms for ${academic.fullName}. ${standing}`,
  sections: [
    supplier,
    {
      heading: "What these terms cover",
      paragraphs: [
        `They are the agreement between you and ${brand.legalOwner} when you use ${academic.fullName} as a trainee, supervisor, head of department or other healthcare professional.`,
        `${academic.fullName} is a logbook and electronic portfolio for medical training. Signing up and the storage below are free. Should a service ever cost something, we say so, with its full price, before you agree to it.`,
      ],
    },
    {
      heading: "Your account",
      paragraphs: [
        "Give true details, your HPCSA number among them, and keep them current. You can review and correct what you have entered until you press the button that creates the account. It is opened once you have proven your email address.",
        "Your account is personal: nobody else may log or sign in your name. Keep your password to yourself, and tell us at once if somebody else may know it.",
        "A supervisor’s account is linked to a head of department, who may be told that you named them. A head of department joins by invite.",
      ],
    },
    {
      heading: "The logbook",
      paragraphs: [
        "Log what you did, as you did it. Do not enter names or other details that identify a patient, also not in photographs. A photograph of a patient needs the patient’s consent and the permission of your institution. Reports that you export are de-identified.",
        "A signature of a supervisor or head of department confirms an entry and cannot be taken back without a trace. Signing what you did not see may be misconduct under the rules of the HPCSA.",
        "Entries made without a connection are on your device alone until they are sent. Protect the device with a code or your fingerprint.",
      ],
    },
    {
      heading: "Storage and ownership",
      paragraphs: [
        "Every academic user has 1GB of cloud storage, free. Entries and photographs are yours; you allow us to store them and to show them to those who supervise your training, for that purpose alone. The software and its name are ours.",
      ],
    },
    {
      heading: "What the logbook is not",
      paragraphs: [
        "The logbook supports your training. It is no patient record, and it does not replace the requirements of your institution or college, or the record keeping that the HPCSA asks of you. Export your logbook before you end your account.",
      ],
    },
    ...closingSections,
  ],
};
