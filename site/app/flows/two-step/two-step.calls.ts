import { completeTwoStep as academicTwoStep } from "@frontdoor/contract/academic/two-step.ts";
import { completeTwoStep as practiceTwoStep } from "@frontdoor/contract/practice/two-step.ts";
import { type LoginProduct, products } from "@frontdoor/contract/products.ts";
import { type SendOptions, send } from "../../client/send.ts";
import type { Brought, Entered } from "./two-step.state.ts";

/** Sends the code of a pending challenge to the back end of its product. */
export function sendCode(
  product: LoginProduct,
  { token, mayRemember }: Brought,
  { code, remember }: Entered,
  sending: SendOptions,
) {
  const body = { token, code, ...(mayRemember && remember ? { remember } : {}) };
  return products[product].realm === "academic"
    ? send(academicTwoStep, { body }, sending)
    : send(practiceTwoStep, { body }, sending);
}
