import {
  changeStaffRole,
  endStaff,
  type ListedStaff,
  renewStaffKey,
  sendConsoleLink,
} from "@frontdoor/contract/products/staff.ts";
import { consoleLinkHours } from "@frontdoor/contract/staff/console.ts";
import type { StaffRole } from "@frontdoor/contract/staff/roles.ts";
import { confirmWords } from "@frontdoor/words/staff/confirm.ts";
import { consoleMembersWords as words } from "@frontdoor/words/staff/members.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import { ShownOnce } from "../confirm/shown-once.tsx";
import type { ConsoleIconName } from "../icons.tsx";
import { requiredProblems } from "../required-problems.ts";
import { usePress } from "../use-press.ts";
import { DaysField, daysOf, RoleField } from "./member-fields.tsx";

/** What an owner can do to a member of staff. */
export type MemberAction = "role" | "link" | "key" | "end";

interface MemberDialogProps {
  action: MemberAction;
  member: ListedStaff;
  onClose: () => void;
  onDone: () => void;
}

const wordsOf = {
  role: words.changingRole,
  link: words.mailingLink,
  key: words.renewing,
  end: words.ending,
} as const;
const iconsOf: Record<MemberAction, readonly ConsoleIconName[]> = {
  role: ["badge"],
  link: ["mail", "info"],
  key: ["lock"],
  end: ["leave", "info"],
};
const forTwo: readonly MemberAction[] = ["role", "key"];

/** Dialog that asks for the reason, for destructive actions for the name as well. A new key is shown once. */
export function MemberDialog({ action, member, onClose, onDone }: MemberDialogProps) {
  const { state, press } = usePress();
  const [key, setKey] = useState<string | null>(null);
  const { id, name, emailAddress: address } = member;
  if (key !== null) {
    const { text, ...labels } = words.key;
    const filled = { ...labels, text: fill(text, { name }) };
    return <ShownOnce words={filled} secret={key} onClose={onClose} />;
  }
  const { title, facts, submit } = wordsOf[action];
  const said = fill(wordsOf[action].said, { name });
  const params = { id };
  const taken = () => {
    onDone();
    onClose();
  };
  const send = (entered: FormData) => {
    const value = (field: string) => String(entered.get(field) ?? "").trim();
    const reason = value("reason");
    switch (action) {
      case "link":
        return press({ call: sendConsoleLink, input: { params, body: { reason } }, said, taken });
      case "end":
        return press({ call: endStaff, input: { params, body: { reason } }, said, taken });
      case "role": {
        const role = value("role");
        const body = { role: role as StaffRole, reason };
        const problems = requiredProblems({ role });
        return press({ call: changeStaffRole, input: { params, body }, problems, said, taken });
      }
      case "key":
        return press({
          call: renewStaffKey,
          input: { params, body: { days: daysOf(entered), reason } },
          problems: requiredProblems({ days: value("days") }),
          said,
          taken: (made) => {
            onDone();
            if (made === null) onClose();
            else setKey(made.key);
          },
        });
      default:
        return action satisfies never;
    }
  };
  const lines = facts.map((text, at) => ({
    icon: iconsOf[action][at] ?? "info",
    text: fill(text as string, { name, address, hours: String(consoleLinkHours) }),
  }));
  const two = { icon: "agree", text: confirmWords.twoPersons } as const;
  return (
    <ConfirmDialog
      title={title}
      facts={forTwo.includes(action) ? [...lines, two] : lines}
      {...(action !== "link" && { typed: { what: "name", word: name } })}
      asksReason
      submit={submit}
      isDanger={action === "end"}
      state={state}
      labels={words.fields}
      {...(action === "role" && {
        fields: (problems) => <RoleField error={problems.role} defaultValue={member.role} />,
      })}
      {...(action === "key" && { fields: (problems) => <DaysField error={problems.days} /> })}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
