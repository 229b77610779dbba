import { productCalls } from "@frontdoor/contract/products/calls.ts";
import type { FastifyInstance } from "fastify";
import type { HttpDeps } from "../mechanisms/http/call-context.ts";
import { registerCalls } from "../mechanisms/http/calls.ts";
import { handOffRoutes } from "./hand-off/hand-off.routes.ts";
import { createHandOffService, type HandOffServiceDeps } from "./hand-off/hand-off.service.ts";

export type ProductsDeps = HttpDeps & HandOffServiceDeps;

/** Serves `/api/products`: what the product back ends may ask, each call with its holder's key. */
export function registerProductsApi(app: FastifyInstance, deps: ProductsDeps): void {
  registerCalls(app, productCalls, { ...handOffRoutes(createHandOffService(deps)) }, deps);
}
