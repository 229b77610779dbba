import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { SignOutService } from "./sign-out.service.ts";

export function signOutRoutes(
  service: SignOutService,
): Pick<Handlers<ProductCalls, ProductContext>, "signOutAccount"> {
  return {
    signOutAccount: ({ body }, { actor }) => service.signOut(body, actor),
  };
}
