import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { StaffService } from "./staff.service.ts";

type StaffCalls =
  | "addStaff"
  | "listStaff"
  | "endStaff"
  | "renewStaffKey"
  | "sendConsoleLink"
  | "changeStaffRole"
  | "showOwnStaff";

export function staffRoutes(
  service: StaffService,
): Pick<Handlers<ProductCalls, ProductContext>, StaffCalls> {
  return {
    addStaff: ({ body }, context) => service.add(body, context),
    listStaff: ({ query }, context) => service.list(query, context),
    endStaff: ({ params, body }, context) => service.end({ ...params, ...body }, context),
    renewStaffKey: ({ params, body }, context) => service.renew({ ...params, ...body }, context),
    sendConsoleLink: ({ params, body }, context) =>
      service.sendLink({ ...params, ...body }, context),
    changeStaffRole: ({ params, body }, context) =>
      service.changeRole({ ...params, ...body }, context),
    showOwnStaff: async (_input, { caller }) => service.own(caller),
  };
}
