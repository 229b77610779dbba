import type { BudgetDeps } from "../mechanisms/budgets/budgets.ts";
import type { RefusalDeps } from "../mechanisms/budgets/refusal.ts";
import type { PasswordHasher } from "../mechanisms/hashing/hashing.ts";
import type { HttpDeps } from "../mechanisms/http/call-context.ts";
import type { LabelledCounter } from "../mechanisms/metrics/labelled-counter.ts";
import type { Lockout } from "../people/lockout/lockout.ts";
import type { PasskeyConfig } from "../people/passkeys/relying-party.ts";
import type { PasswordPolicy } from "../people/password-policy/password-policy.ts";

/** What the console's own calls are built from. */
export interface ConsoleDeps extends BudgetDeps, RefusalDeps, HttpDeps {
  hasher: PasswordHasher;
  lockout: Lockout;
  passwordPolicy: PasswordPolicy;
  metrics: RefusalDeps["metrics"] & { logins: LabelledCounter<"realm" | "outcome"> };
  /** Of the console: its address is not the one that people use. */
  config: PasskeyConfig;
}
