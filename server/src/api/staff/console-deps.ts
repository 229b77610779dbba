import type { Lockout } from "../../identity/lockout/lockout.ts";
import type { PasskeyConfig } from "../../identity/passkeys/relying-party.ts";
import type { PasswordPolicy } from "../../identity/passwords/password-policy.ts";
import type { HttpDeps } from "../../platform/calls/call-context.ts";
import type { PasswordHasher } from "../../platform/hashing/hashing.ts";
import type { LabelledCounter } from "../../platform/metrics/labelled-counter.ts";
import type { RateLimitDeps } from "../../platform/rate-limits/rate-limits.ts";
import type { RefusalDeps } from "../../platform/rate-limits/refusal.ts";

/** What the console's own calls are built from. */
export interface ConsoleDeps extends RateLimitDeps, RefusalDeps, HttpDeps {
  hasher: PasswordHasher;
  lockout: Lockout;
  passwordPolicy: PasswordPolicy;
  metrics: RefusalDeps["metrics"] & { logins: LabelledCounter<"realm" | "outcome"> };
  /** Of the console: its address is not the one that people use. */
  config: PasskeyConfig;
}
