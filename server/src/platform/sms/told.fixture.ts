import type { SmsAccount } from "./provider.ts";
import type { HttpDescription } from "./providers/http.ts";
import type { StandIn } from "./stand-in.fixture.ts";

/** The first request that came. */
interface Came {
  headers: StandIn["received"][number]["headers"];
  field: (name: string) => string | null;
  /** The body as JSON. */
  body: unknown;
}

/** What a provider is sent, and what its documented answers mean. */
export interface Told {
  account?: Partial<SmsAccount>;
  http?: HttpDescription;
  path: string;
  authorization?: string;
  /** Looks at what came. */
  sent: (came: Came) => void;
  /** What was answered, and what it means. */
  answers: readonly (readonly [string, number, unknown, string])[];
  credit?: readonly [string, unknown, string];
}
