import { pricePlansWords } from "@frontdoor/words/price-plans.ts";

/** A row of the price table: which of the two tiers includes a feature (S3.069). */
export interface PlanRow {
  name: string;
  isCoreActive: boolean;
  isPremiumActive: boolean;
}

const { inBoth, inPremium } = pricePlansWords.features;

/** The price table: thirteen features, five of them in both tiers (S2.065, S2.072, S2.073). */
export const planRows: readonly PlanRow[] = [
  ...inBoth.names.map((name) => ({ name, isCoreActive: true, isPremiumActive: true })),
  ...inPremium.names.map((name) => ({ name, isCoreActive: false, isPremiumActive: true })),
];
