import type { Call } from "@frontdoor/contract/call.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import type { ComponentType } from "react";
import type { SendOptions, Sent } from "../../../client/send.ts";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeForm } from "../change-form.tsx";
import type { useChange } from "../use-change.ts";

/** A new email address or number: its field, checks, call and messages. */
export interface ContactChange {
  name: string;
  label: string;
  hint: string;
  submit: string;
  reason: string;
  Field: ComponentType<{
    name: string;
    label: string;
    hint: string;
    error: string | undefined;
    required: boolean;
  }>;
  problemsOf: (value: string) => Problems;
  write: (value: string, sending: SendOptions) => Promise<Sent<Call>>;
  sent: (value: string) => { title: string; text: string };
}

interface ContactChangeFormProps {
  contact: ContactChange;
  change: ReturnType<typeof useChange>;
  onCancel: () => void;
  onDone: () => void;
}

/** The form for a new address or number. */
export function ContactChangeForm({ contact, change, onCancel, onDone }: ContactChangeFormProps) {
  const { name, label, hint, submit, reason, Field } = contact;
  const { tell } = useAccountSettings();
  const { state, start } = change;
  const problems: Problems = state.at === "refused" ? state.problems : {};

  const send = (entered: FormData) => {
    const value = String(entered.get(name) ?? "").trim();
    start({
      reason,
      values: value,
      sendsMessage: true,
      problems: contact.problemsOf(value),
      write: (sending) => contact.write(value, sending),
      taken: () => {
        onDone();
        tell({ part: "reach", ...contact.sent(value) });
      },
    });
  };

  return (
    <ChangeForm
      state={state}
      labels={{ [name]: label }}
      submit={submit}
      onSubmit={send}
      onCancel={onCancel}
    >
      <Field name={name} label={label} hint={hint} error={problems[name]} required />
    </ChangeForm>
  );
}
