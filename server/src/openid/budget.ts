import type { FastifyInstance } from "fastify";
import { type RefusalDeps, takeOrRefuse } from "../mechanisms/budgets/refusal.ts";
import { clientAddressOf } from "../mechanisms/http/client-address.ts";
import { sendFailure } from "../mechanisms/http/problem.ts";

/** Requests without a client's key have a budget for each address; with one they are a product's own. */
export function keepWithinBudget(scope: FastifyInstance, deps: RefusalDeps): void {
  scope.addHook("onRequest", async (request, reply) => {
    if (request.method === "POST") return;
    const refusal = await takeOrRefuse(deps, "openidByAddress", clientAddressOf(request));
    if (refusal !== null) return sendFailure(reply, refusal);
  });
}
