import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { Services } from "../../../process/services.ts";
import type { ProductContext } from "../product-context.ts";
import type { ApprovalsService } from "./approvals.service.ts";
import { listApprovals } from "./approvals-list.ts";

type ApprovalCalls = "listApprovals" | "confirmApproval" | "refuseApproval";

/** @param handlers those of every call: one of them does what is confirmed */
export function approvalsRoutes(
  service: ApprovalsService,
  deps: Services,
  handlers: () => Handlers<ProductCalls, ProductContext>,
): Pick<Handlers<ProductCalls, ProductContext>, ApprovalCalls> {
  return {
    listApprovals: ({ query }, context) => listApprovals(deps, query, context),
    confirmApproval: ({ params }, context) => service.confirm(params.id, context, handlers()),
    refuseApproval: ({ params, body }, context) => service.refuse(params.id, body.reason, context),
  };
}
