import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { ImportPeopleService } from "./import-people.service.ts";

export function importPeopleRoutes(
  service: ImportPeopleService,
): Pick<Handlers<ProductCalls, ProductContext>, "importPeople"> {
  return { importPeople: ({ body }, context) => service.importPeople(body, context) };
}
