import { brand } from "@frontdoor/brand/brand.ts";
import type { medEMassWords as english } from "../en/med-e-mass.ts";
import type { Translation } from "../text/translation.ts";

const { fullName } = brand.products.practice;

/** The standalone page for Med-e-Mass practices (S2.012). */
export const medEMassWords: Translation<typeof english> = {
  title: `${fullName} vir Med-e-Mass-praktyke`,
  /** `name` keeps to one line. */
  heading: `${fullName}, vir {name}-praktyke`,
  name: "Med-e-Mass",
  lead: "Pasiënte is reeds op lêer wanneer hulle aankom. Laat jou besonderhede by ons, en iemand wat praktyke ken, sal jou bel.",
};
