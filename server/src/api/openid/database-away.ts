import { DatabaseAway } from "../../platform/database/postgres/database-away.ts";

/** Wraps work so that an unreachable database becomes an error of the protocol. */
export function tellingAway<Args extends unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    try {
      return await work(...args);
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      const { TemporarilyUnavailable } = await import("./temporarily-unavailable.ts");
      throw new TemporarilyUnavailable(error);
    }
  };
}
