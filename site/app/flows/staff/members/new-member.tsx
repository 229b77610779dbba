import { addStaff } from "@frontdoor/contract/products/staff.ts";
import type { StaffRole } from "@frontdoor/contract/staff/roles.ts";
import { consoleMembersWords as words } from "@frontdoor/words/staff/members.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { EmailField } from "../../../fields/email-field.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { ConfirmDialog, type DialogProps, type SendDialog } from "../confirm/confirm-dialog.tsx";
import { requiredProblems } from "../required-problems.ts";
import { DaysField, keyWords, RoleField } from "./member-fields.tsx";

const { adding, fields: labels } = words;

/** Adds a member of staff. Their key is shown once; the link that sets up their login is mailed only to them. */
export function NewMember(dialog: DialogProps) {
  const [name, setName] = useState("");
  const [role, setRole] = useState("");
  const whole = name.trim();
  const send: SendDialog = (value, press) => {
    const emailAddress = value("emailAddress");
    const days = value("days");
    const reason = value("reason");
    press({
      call: addStaff,
      input: {
        body: { name: whole, emailAddress, role: role as StaffRole, days: Number(days), reason },
      },
      problems: requiredProblems({ name, emailAddress, role, days }),
      said: fill(adding.said, { name: whole }),
      shown: ({ key }) => ({ ...keyWords(whole), secret: key }),
    });
  };
  return (
    <ConfirmDialog
      words={adding}
      icons={["lock", "mail"]}
      forTwo
      {...(role === "owner" && whole !== "" && { typed: { what: "name", word: whole } })}
      asksReason
      isDanger={false}
      labels={labels}
      fields={(field, problems) => (
        <>
          <TextField
            {...field("name")}
            hint={labels.nameHint}
            value={name}
            maxLength={100}
            autoComplete="off"
            required
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <EmailField {...field("emailAddress")} autoComplete="off" required />
          <RoleField
            error={problems.role}
            value={role}
            onChange={({ currentTarget }) => setRole(currentTarget.value)}
          />
          <DaysField error={problems.days} />
        </>
      )}
      onSubmit={send}
      {...dialog}
    />
  );
}
