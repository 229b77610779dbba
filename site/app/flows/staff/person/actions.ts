import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ConsoleIconName } from "../icons.tsx";
import type { Person } from "./use-person.ts";

interface ActionTerms {
  name: string;
  call: keyof ProductCalls;
  icon: ConsoleIconName;
  /** The keyboard shortcut. The most destructive actions have none. */
  key?: string;
  isDanger?: true;
  /** Whether the action applies to such an account. */
  suits: (person: Person) => boolean;
}

const isActive = ({ status, account }: Person) => account !== null && status === "active";
const isThere = ({ status, account }: Person) => account !== null && status !== "archived";
const hasTwoStep = (person: Person) => isThere(person) && (person.account?.twoStep ?? false);
const isSuspended = ({ status }: Person) => status === "suspended";

const actions = [
  { name: "reset", call: "sendReset", icon: "send", key: "r", suits: isActive },
  {
    name: "resend",
    call: "resendMail",
    icon: "mail",
    key: "p",
    suits: ({ status }) => status !== "archived",
  },
  { name: "email", call: "changeAccountEmail", icon: "pencil", key: "e", suits: isActive },
  {
    name: "unlock",
    call: "unlockAccount",
    icon: "open",
    key: "u",
    suits: ({ account }) => account?.locked ?? false,
  },
  { name: "signOut", call: "signOutAccount", icon: "leave", key: "o", suits: isThere },
  { name: "reactivate", call: "reactivateAccount", icon: "good", suits: isSuspended },
  {
    name: "restore",
    call: "restoreAccount",
    icon: "good",
    suits: ({ account }) => (account?.restorableUntil ?? null) !== null,
  },
  {
    name: "data",
    call: "sendStoredData",
    icon: "mail",
    suits: (person) => isThere(person) && (person.account?.emailVerified ?? false),
  },
  {
    name: "code",
    call: "sendOneTimeCode",
    icon: "step",
    isDanger: true,
    suits: (person) => isActive(person) && hasTwoStep(person),
  },
  { name: "suspend", call: "suspendAccount", icon: "lock", isDanger: true, suits: isActive },
  { name: "step", call: "letSecondStepEnd", icon: "step", isDanger: true, suits: hasTwoStep },
  { name: "archive", call: "archiveAccount", icon: "archive", isDanger: true, suits: isThere },
] as const satisfies readonly ActionTerms[];
export type ActionName = (typeof actions)[number]["name"];
export type Action = ActionTerms & { name: ActionName };

export function actionsFor(
  person: Person,
  may: (call: keyof ProductCalls) => boolean,
): readonly Action[] {
  return actions.filter(({ call, suits }) => may(call) && suits(person));
}
