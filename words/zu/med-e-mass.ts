import { brand } from "@frontdoor/brand/brand.ts";
import type { medEMassWords as english } from "../en/med-e-mass.ts";
import type { Translation } from "../text/translation.ts";

const { fullName } = brand.products.practice;

/** The standalone page for Med-e-Mass practices (S2.012). */
export const medEMassWords: Translation<typeof english> = {
  title: `I-${fullName} yezindawo zokwelapha ze-Med-e-Mass`,
  /** `name` keeps to one line. */
  heading: `I-${fullName}, yezindawo zokwelapha ze-{name}`,
  name: "Med-e-Mass",
  lead: "Iziguli zifika ifayela selilungile. Shiya imininingwane yakho, uzoshayelwa ucingo ngumuntu owazi izindawo zokwelapha.",
};
