import { secondStep as academicSecondStep } from "@frontdoor/contract/academic/second-step.ts";
import { secondStep as practiceSecondStep } from "@frontdoor/contract/practice/second-step.ts";
import { type LoginProduct, products } from "@frontdoor/contract/products.ts";
import { type SendOptions, send } from "../../client/send.ts";
import type { Brought, Entered } from "./second-step.state.ts";

/** Sends the code that a login still owes to the back end of its product. */
export function sendCode(
  product: LoginProduct,
  { token, mayRemember }: Brought,
  { code, remember }: Entered,
  sending: SendOptions,
) {
  const body = { token, code, ...(mayRemember && remember ? { remember } : {}) };
  return products[product].realm === "academic"
    ? send(academicSecondStep, { body }, sending)
    : send(practiceSecondStep, { body }, sending);
}
