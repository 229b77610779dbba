import type { InputOf } from "@frontdoor/contract/call.ts";
import type { exportAudit } from "@frontdoor/contract/products/operations.ts";
import { staffActor } from "../../../platform/audit/actor.ts";
import type { EventFilter } from "./audit.store.ts";

type Asked = InputOf<typeof exportAudit>["query"];

/** What of the audit was asked for, as its stores take it. */
export const filterOf = ({
  person,
  staff,
  kind,
  since,
  until,
}: Omit<Asked, "after">): EventFilter => ({
  person,
  actor: staff === undefined ? undefined : staffActor(staff),
  kind,
  since: since === undefined ? undefined : new Date(since),
  until: until === undefined ? undefined : new Date(until),
});
