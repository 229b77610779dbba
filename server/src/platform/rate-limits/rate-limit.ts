import type { Counted } from "./client-network.ts";

/** How often something may happen for one key in each window. */
export interface RateLimit {
  /** Where the key holds a client's address: which addresses count as one (`client-network.ts`). */
  counts?: Counted;
  perQuarterHour?: number;
  perHour?: number;
  perDay?: number;
}
