import type { DatabaseAway } from "../../platform/database/postgres/database-away.ts";
import { errors } from "./library.ts";

/** Asked again, it may go on (RFC 6749, 4.1.2.1): 503 where nobody is led anywhere, an error of the protocol elsewhere. */
export class TemporarilyUnavailable extends errors.OIDCProviderError {
  constructor(cause: DatabaseAway) {
    super(503, "temporarily_unavailable");
    Object.assign(this, { cause, expose: true });
  }
}
