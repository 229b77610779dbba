import { academicCalls } from "@frontdoor/contract/academic/calls.ts";
import type { FastifyInstance } from "fastify";
import type { HttpDeps } from "../mechanisms/http/call-context.ts";
import { registerCalls } from "../mechanisms/http/calls.ts";
import type { OutboxHandlers } from "../mechanisms/outbox/outbox-worker.ts";
import type { AcademicDeps } from "./academic-deps.ts";

/** Serves `/api/academic`: the academic API of SPEC.md section 7. */
export function registerAcademicApi(app: FastifyInstance, deps: AcademicDeps & HttpDeps): void {
  registerCalls(app, academicCalls, {}, deps);
}

/** What the outbox worker does for this API. */
export function academicOutboxHandlers(_deps: AcademicDeps): OutboxHandlers {
  return {};
}
