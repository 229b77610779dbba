import type { DatabaseAway } from "../../platform/database/postgres/database-away.ts";
import { errors } from "./library.ts";

/**
 * A later attempt may succeed (RFC 6749, 4.1.2.1): 503 where there is no redirect, otherwise an error of the protocol.
 */
export class TemporarilyUnavailable extends errors.OIDCProviderError {
  constructor(cause: DatabaseAway) {
    super(503, "temporarily_unavailable");
    Object.assign(this, { cause, expose: true });
  }
}
