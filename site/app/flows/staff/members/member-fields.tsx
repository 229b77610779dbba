import { longestStaffKeyDays, staffKeyDays } from "@frontdoor/contract/staff/key-format.ts";
import { roleMeanings, staffRoles } from "@frontdoor/contract/staff/roles.ts";
import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { consoleMembersWords } from "@frontdoor/words/staff/members.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { SelectField, type SelectFieldProps } from "../../../fields/select-field.tsx";
import { TextField } from "../../../fields/text-field.tsx";

const { fields: words } = consoleMembersWords;

type RoleFieldProps = Pick<SelectFieldProps, "error" | "defaultValue" | "value" | "onChange">;

export function RoleField(props: RoleFieldProps) {
  return (
    <SelectField
      {...props}
      name="role"
      label={words.role}
      options={staffRoles.map((id) => ({
        id,
        name: `${consoleFrameWords.roles[id]}: ${roleMeanings[id]}`,
      }))}
      required
    />
  );
}

export function DaysField({ error }: { error: string | undefined }) {
  return (
    <TextField
      name="days"
      label={words.days}
      hint={fill(words.daysHint, { longest: String(longestStaffKeyDays) })}
      defaultValue={String(staffKeyDays)}
      inputMode="numeric"
      autoComplete="off"
      error={error}
      required
    />
  );
}

/** Returns the words beside a new key, which is shown once. */
export function keyWords(name: string) {
  const { key } = consoleMembersWords;
  return { ...key, text: fill(key.text, { name }) };
}
