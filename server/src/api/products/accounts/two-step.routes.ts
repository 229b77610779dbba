import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { TwoStepService } from "./two-step.service.ts";

export function twoStepRoutes(
  service: TwoStepService,
): Pick<Handlers<ProductCalls, ProductContext>, "letSecondStepEnd" | "sendOneTimeCode"> {
  return {
    letSecondStepEnd: ({ body }, context) => service.letEnd(body, context),
    sendOneTimeCode: ({ body }, context) => service.sendCode(body, context),
  };
}
