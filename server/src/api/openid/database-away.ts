import { DatabaseAway } from "../../platform/database/postgres/database-away.ts";
import { errors } from "./library.ts";

/** Asked again, it may go on (RFC 6749, 4.1.2.1): 503 where nobody is led anywhere, an error of the protocol elsewhere. */
export class TemporarilyUnavailable extends errors.OIDCProviderError {
  constructor(cause: DatabaseAway) {
    super(503, "temporarily_unavailable");
    Object.assign(this, { cause, expose: true });
  }
}

/** The same work, which tells the protocol of a database that is away in its own words. */
export function tellingAway<Args extends unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    try {
      return await work(...args);
    } catch (error) {
      throw error instanceof DatabaseAway ? new TemporarilyUnavailable(error) : error;
    }
  };
}
