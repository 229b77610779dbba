import { archiveAccount, unlockAccount } from "@frontdoor/contract/products/accounts.ts";
import { signOutAccount } from "@frontdoor/contract/products/sign-out.ts";
import {
  changeAccountEmail,
  resendMail,
  sendReset,
  sendStoredData,
} from "@frontdoor/contract/products/support.ts";
import {
  reactivateAccount,
  restoreAccount,
  suspendAccount,
  suspensionEndMessage,
} from "@frontdoor/contract/products/suspensions.ts";
import { letSecondStepEnd, sendOneTimeCode } from "@frontdoor/contract/products/two-step.ts";
import { isIsoDate } from "@frontdoor/contract/validators/date.ts";
import { confirmWords } from "@frontdoor/words/staff/confirm.ts";
import { consolePersonWords as words } from "@frontdoor/words/staff/person.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { EmailField } from "../../../fields/email-field.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { momentOf } from "../../../parts/dates.ts";
import { ConfirmDialog, type DialogProps, type SendDialog } from "../confirm/confirm-dialog.tsx";
import { useConsole } from "../console.ts";
import type { ConsoleIconName } from "../icons.tsx";
import { requiredProblems } from "../required-problems.ts";
import { midnightOf } from "../south-african-time.ts";
import type { ActionName } from "./actions.ts";
import type { Person } from "./use-person.ts";

interface ActionDialogProps extends DialogProps {
  action: ActionName;
  person: Person;
}

const iconsOf: Record<ActionName, readonly ConsoleIconName[]> = {
  reset: ["mail"],
  resend: ["mail"],
  email: ["mail", "people"],
  unlock: ["open", "info"],
  signOut: ["leave", "lock"],
  code: ["mail", "lock", "agree"],
  data: ["mail", "lock", "info"],
  step: ["step", "mail"],
  archive: ["lock", "archive"],
  suspend: ["lock", "info"],
  reactivate: ["good"],
  restore: ["people", "mail"],
};
const withoutReason: readonly ActionName[] = ["unlock", "signOut"];
const typedFor: readonly ActionName[] = [
  ...(["email", "signOut", "data", "code", "step", "suspend", "archive"] as const),
];
/** The calls that want the reason and nothing else. */
const reasoned = {
  reset: sendReset,
  resend: resendMail,
  reactivate: reactivateAccount,
  restore: restoreAccount,
  archive: archiveAccount,
  data: sendStoredData,
  code: sendOneTimeCode,
};
const forTwo: readonly ActionName[] = ["email", "data", "step", "archive", "restore"];

/** Dialog that says what an action does and asks for the reason; destructive actions also want the name typed. */
export function ActionDialog({ action, person, ...dialog }: ActionDialogProps) {
  const { tell } = useConsole();
  const name = person.name ?? words.unnamed;
  const whose = { realm: person.realm, username: person.id };
  const send: SendDialog = (value, press) => {
    const reason = value("reason");
    const ticket = value("ticket");
    const plain = { ...whose, ...(ticket !== "" && { ticket }) };
    const body = { ...plain, reason };
    switch (action) {
      case "unlock":
        return press({ call: unlockAccount, input: { body: plain }, said: words.unlock.said });
      case "signOut":
        return press({ call: signOutAccount, input: { body: plain }, said: words.signOut.said });
      case "suspend": {
        const day = value("until");
        const isDay = day === "" || isIsoDate(day);
        return press({
          call: suspendAccount,
          input: { body: { ...body, ...(isDay && day !== "" && { until: midnightOf(day) }) } },
          problems: isDay ? {} : { until: suspensionEndMessage },
          said: words.suspend.said,
        });
      }
      case "step":
        return press({
          call: letSecondStepEnd,
          input: { body },
          taken: (reply) =>
            reply && tell(fill(words.step.said, { moment: momentOf(reply.endsAt) })),
        });
      case "email": {
        const emailAddress = value("emailAddress");
        return press({
          call: changeAccountEmail,
          input: { body: { ...body, emailAddress } },
          problems: requiredProblems({ emailAddress }),
          said: words.email.said,
        });
      }
      default:
        return press({ call: reasoned[action], input: { body }, said: words[action].said });
    }
  };
  return (
    <ConfirmDialog
      words={words[action]}
      facts={words[action].facts.map((text) => fill(text as string, { name }))}
      icons={iconsOf[action]}
      forTwo={forTwo.includes(action)}
      {...(typedFor.includes(action) && { typed: typedOf(person) })}
      asksReason={!withoutReason.includes(action)}
      isDanger={action === "archive" || action === "step" || action === "suspend"}
      labels={{
        emailAddress: words.email.field,
        until: words.suspend.field,
        ticket: confirmWords.ticket,
      }}
      fields={(field) => (
        <>
          {action === "suspend" && (
            <TextField {...field("until")} hint={words.suspend.hint} autoComplete="off" />
          )}
          {action === "email" && (
            <EmailField {...field("emailAddress")} autoComplete="off" required />
          )}
          <TextField
            {...field("ticket")}
            hint={confirmWords.ticketHint}
            maxLength={40}
            autoComplete="off"
          />
        </>
      )}
      onSubmit={send}
      {...dialog}
    />
  );
}

/** Returns the text to type, which identifies the account. */
function typedOf({ username, name, id }: Person) {
  if (username !== null) return { what: "username", word: username } as const;
  if (name !== null) return { what: "name", word: name } as const;
  return { what: "word", word: id.slice(-6) } as const;
}
