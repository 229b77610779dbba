import {
  changeStaffRole,
  endStaff,
  type ListedStaff,
  renewStaffKey,
  sendConsoleLink,
} from "@frontdoor/contract/products/staff.ts";
import { consoleLinkHours } from "@frontdoor/contract/staff/console.ts";
import type { StaffRole } from "@frontdoor/contract/staff/roles.ts";
import { consoleMembersWords as words } from "@frontdoor/words/staff/members.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { ConfirmDialog, type DialogProps, type SendDialog } from "../confirm/confirm-dialog.tsx";
import type { ConsoleIconName } from "../icons.tsx";
import { requiredProblems } from "../required-problems.ts";
import { DaysField, keyWords, RoleField } from "./member-fields.tsx";

/** What an owner can do to a member of staff. */
export type MemberAction = "role" | "link" | "key" | "end";

interface MemberDialogProps extends DialogProps {
  action: MemberAction;
  member: ListedStaff;
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
export function MemberDialog({ action, member, ...dialog }: MemberDialogProps) {
  const { id, name, emailAddress: address } = member;
  const said = fill(wordsOf[action].said, { name });
  const params = { id };
  const send: SendDialog = (value, press) => {
    const reason = value("reason");
    switch (action) {
      case "link":
        return press({ call: sendConsoleLink, input: { params, body: { reason } }, said });
      case "end":
        return press({ call: endStaff, input: { params, body: { reason } }, said });
      case "role": {
        const role = value("role");
        const body = { role: role as StaffRole, reason };
        const problems = requiredProblems({ role });
        return press({ call: changeStaffRole, input: { params, body }, problems, said });
      }
      case "key": {
        const days = value("days");
        return press({
          call: renewStaffKey,
          input: { params, body: { days: Number(days), reason } },
          problems: requiredProblems({ days }),
          said,
          shown: ({ key }) => ({ ...keyWords(name), secret: key }),
        });
      }
      default:
        return action satisfies never;
    }
  };
  const named = { name, address, hours: String(consoleLinkHours) };
  return (
    <ConfirmDialog
      words={wordsOf[action]}
      facts={wordsOf[action].facts.map((text) => fill(text as string, named))}
      icons={iconsOf[action]}
      forTwo={forTwo.includes(action)}
      {...(action !== "link" && { typed: { what: "name", word: name } })}
      asksReason
      isDanger={action === "end"}
      labels={words.fields}
      {...(action === "role" && {
        fields: (_, problems) => <RoleField error={problems.role} defaultValue={member.role} />,
      })}
      {...(action === "key" && { fields: (_, problems) => <DaysField error={problems.days} /> })}
      onSubmit={send}
      {...dialog}
    />
  );
}
