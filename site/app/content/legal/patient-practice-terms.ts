import { brand } from "@frontdoor/brand/brand.ts";
import { closingSections } from "./both-terms.ts";
import { standing } from "./standing.ts";
import { supplier } from "./supplier.ts";
import type { LegalText } from "./titles.ts";

const { patient, practice } = brand.products;

/** The terms of every product but the academic one (S2.087). */
export const patientPracticeTerms: LegalText = {
  standing: `Terms for ${patient.fullName} and ${practice.fullName}. ${standing}`,
  sections: [
    supplier,
    {
      heading: "What these terms cover",
      paragraphs: [
        `They are the agreement between you and ${brand.legalOwner} when you use ${patient.fullName} or ${practice.fullName}.`,
        `${patient.fullName} is an app that holds a person’s details and shares them with chosen healthcare professionals. ${practice.fullName} is software for practice management and clinical record-keeping.`,
      ],
    },
    {
      heading: "Your account",
      paragraphs: [
        "Give true details and keep them current. You can review and correct what you have entered until you press the button that creates the account. Keep your password to yourself, and tell us at once if somebody else may know it; you answer for what is done with your account until you tell us.",
        "A practice account may only be opened by, or on behalf of, a registered healthcare provider. A patient’s account may be opened by a parent or guardian for a child.",
      ],
    },
    {
      heading: "Patients",
      paragraphs: [
        "The app is free. You choose who receives your details and may stop sharing at any time; a practice that has received them keeps its own record. The app carries details; it gives no medical advice and is no way to reach help in an emergency.",
      ],
    },
    {
      heading: "Practices: prices and payment",
      paragraphs: [
        "The first 30 patients are free; a monthly fee applies after that, as the packages and price plans on this website say. Prices are in rand, and we tell you the full price, with any once-off fee and VAT, before you order. Fees are payable monthly in advance. A trial of 30 days can be ended without cost.",
        "Service begins once the account is open and, where you ordered configuration and training, on the day that we agree with you. You may cancel with effect from the end of any paid month. A change of price is announced 20 business days before it takes effect.",
      ],
    },
    {
      heading: "Practices: records",
      paragraphs: [
        "You remain responsible for your clinical decisions, for the consent of your patients, and for keeping records as the HPCSA asks: at least six years after a record became dormant, for a child at least until the age of 21, and longer where another law says so.",
        "The records are yours. For the information about patients in them you are the responsible party under the Protection of Personal Information Act and we are your operator: we process it only to provide the product, keep it confidential and secure, and tell you at once of a suspected breach. When the agreement ends you may export it before it is archived.",
      ],
    },
    {
      heading: "Fair use",
      paragraphs: [
        "Use the products for what they are for. Do not try to reach other people’s information, disturb the service, or send messages to people who did not agree to them. The software and its name are ours; you may use them while you have an account.",
      ],
    },
    ...closingSections,
  ],
};
