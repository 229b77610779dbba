import { failedStates } from "@frontdoor/contract/products/outbox.ts";
import { consolePersonWords } from "@frontdoor/words/staff/person.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { momentOf } from "../../../parts/dates.ts";
import type { ActionName } from "./actions.ts";
import type { Person } from "./use-person.ts";

const { next: words } = consolePersonWords;

interface NextStep {
  /** What the person would see if they logged in now. */
  sees: string;
  /** What would help most; null if nothing is wrong. */
  help: string | null;
  /** The actions that help, the best first. The first that the role may do is offered. */
  actions: readonly ActionName[];
}

/** Returns what a person sees at the login now, and the step that helps. */
export function nextStep(person: Person, now: Date): NextStep {
  const { account, status } = person;
  const at = (moment: string) => momentOf(moment, "within", now);
  const step = (
    of: keyof typeof words.steps,
    actions: readonly ActionName[],
    moment?: string,
  ): NextStep => {
    const { sees, help } = words.steps[of];
    const filled = { moment: moment === undefined ? "" : at(moment) };
    return { sees: fill(sees, filled), help: fill(help, filled), actions };
  };
  if (account === null) return step("waiting", ["resend"]);
  if (status === "archived") {
    const { restorableUntil } = account;
    return restorableUntil === null
      ? { ...step("archived", []), help: null }
      : step("restorable", ["restore"], restorableUntil);
  }
  if (status === "suspended") {
    return account.suspendedUntil === null
      ? step("suspended", ["reactivate"])
      : step("suspendedUntil", ["reactivate"], account.suspendedUntil);
  }
  if (account.locked) {
    return account.lockedUntil === null
      ? step("disabled", ["reset", "unlock"])
      : step("locked", ["unlock", "reset"], account.lockedUntil);
  }
  const [newest] = account.messages;
  if (newest !== undefined && failedStates.some((state) => state === newest.state)) {
    return step("unreached", ["email"]);
  }
  if (!account.emailVerified) return step("unverified", ["resend"]);
  if (account.removalAskedUntil !== null) {
    return step("removalAsked", [], account.removalAskedUntil);
  }
  if (account.twoStepEndsAt !== null) return step("twoStepEnding", ["code"], account.twoStepEndsAt);
  if (account.lastLoginAt === null) return step("never", ["reset"]);
  return { sees: account.twoStep ? words.codeAsked : words.open, help: null, actions: ["reset"] };
}
