import { brand } from "@frontdoor/brand/brand.ts";
import type { medEMassWords as english } from "../en/med-e-mass.ts";
import type { Translation } from "../text/translation.ts";

const { fullName } = brand.products.practice;

/** The standalone page for Med-e-Mass practices (S2.012). */
export const medEMassWords: Translation<typeof english> = {
  title: `${fullName} for Med-e-Mass practices`,
  /** `name` keeps to one line. */
  heading: `${fullName}, for {name} practices`,
  name: "Med-e-Mass",
  lead: "Patients arrive already on file. Leave your details and someone who knows practices will phone you.",
};
