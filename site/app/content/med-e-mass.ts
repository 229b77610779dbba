import { brand } from "@frontdoor/brand/brand.ts";

const { fullName } = brand.products.practice;

/** The standalone page for Med-e-Mass practices (S2.012). */
export const medEMassContent = {
  title: `${fullName} for Med-e-Mass practices`,
  /** The name in the middle keeps to one line. */
  heading: [`${fullName}, for`, "Med-e-Mass", "practices"],
  lead: "Patients arrive already on file. Leave your details and someone who knows practices will phone you.",
  form: "Ask us to phone you",
} as const;
