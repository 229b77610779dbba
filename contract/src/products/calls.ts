import { redeemHandOff } from "./hand-off.ts";

/** Every call that the product back ends may make. */
export const productCalls = { redeemHandOff } as const;
export type ProductCalls = typeof productCalls;
