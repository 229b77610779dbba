import { addStaff } from "@frontdoor/contract/products/staff.ts";
import type { StaffRole } from "@frontdoor/contract/staff/roles.ts";
import { confirmWords } from "@frontdoor/words/staff/confirm.ts";
import { consoleMembersWords as words } from "@frontdoor/words/staff/members.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { EmailField } from "../../../fields/email-field.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import { ShownOnce } from "../confirm/shown-once.tsx";
import { textIn } from "../confirm/text-in.ts";
import { requiredProblems } from "../required-problems.ts";
import { usePress } from "../use-press.ts";
import { DaysField, daysOf, RoleField } from "./member-fields.tsx";

const { adding, fields: labels } = words;
const [keyFact, linkFact] = adding.facts;

/** Adds a member of staff. Their key is shown once; the link that sets up their login is mailed only to them. */
export function NewMember({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const { state, press } = usePress();
  const [name, setName] = useState("");
  const [role, setRole] = useState("");
  const [key, setKey] = useState<string | null>(null);
  const whole = name.trim();
  if (key !== null) {
    const filled = { ...words.key, text: fill(words.key.text, { name: whole }) };
    return <ShownOnce words={filled} secret={key} onClose={onClose} />;
  }
  const send = (entered: FormData) => {
    const emailAddress = String(entered.get("emailAddress") ?? "").trim();
    const days = String(entered.get("days") ?? "");
    const reason = textIn(entered, "reason");
    press({
      call: addStaff,
      input: {
        body: { name: whole, emailAddress, role: role as StaffRole, days: daysOf(entered), reason },
      },
      problems: requiredProblems({ name, emailAddress, role, days }),
      said: fill(adding.said, { name: whole }),
      taken: (added) => {
        onAdded();
        if (added === null) onClose();
        else setKey(added.key);
      },
    });
  };
  return (
    <ConfirmDialog
      title={adding.title}
      facts={[
        { icon: "lock", text: keyFact },
        { icon: "mail", text: linkFact },
        { icon: "agree", text: confirmWords.twoPersons },
      ]}
      {...(role === "owner" && whole !== "" && { typed: { what: "name", word: whole } })}
      asksReason
      submit={adding.submit}
      isDanger={false}
      state={state}
      labels={labels}
      fields={(problems) => (
        <>
          <TextField
            name="name"
            label={labels.name}
            hint={labels.nameHint}
            value={name}
            maxLength={100}
            autoComplete="off"
            error={problems.name}
            required
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <EmailField
            name="emailAddress"
            label={labels.emailAddress}
            autoComplete="off"
            error={problems.emailAddress}
            required
          />
          <RoleField
            error={problems.role}
            value={role}
            onChange={({ currentTarget }) => setRole(currentTarget.value)}
          />
          <DaysField error={problems.days} />
        </>
      )}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
