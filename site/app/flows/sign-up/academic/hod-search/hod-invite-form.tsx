import { hodInviteProblems } from "@frontdoor/contract/academic/sign-up-rules.ts";
import { standardMessages } from "@frontdoor/contract/errors.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { type FormEvent, useState } from "react";
import { ErrorArea } from "../../../../fields/error-area.tsx";
import { SubmitButton } from "../../../../fields/submit-button.tsx";
import { TextField } from "../../../../fields/text-field.tsx";
import { Button } from "../../../../ui/button.tsx";

interface Invite {
  emailAddress: string;
  name: string;
}

interface HodInviteFormProps {
  before: Invite;
  onInvite: (invite: Invite) => void;
  onBack: () => void;
}

const labels = { "hodInvite.emailAddress": "Email address", "hodInvite.name": "Name" } as const;

/** Invites a new head of department (S2.173, S5.064–S5.067); the mail goes with the registration. */
export function HodInviteForm({ before, onInvite, onBack }: HodInviteFormProps) {
  const [problems, setProblems] = useState<Problems>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const text = (name: keyof typeof labels) => String(entered.get(name) ?? "").trim();
    const invite = { emailAddress: text("hodInvite.emailAddress"), name: text("hodInvite.name") };
    const found = hodInviteProblems(invite);
    setProblems(found);
    if (Object.keys(found).length === 0) onInvite(invite);
  };
  return (
    <form className="form" noValidate onSubmit={submit}>
      <InviteErrorArea problems={problems} />
      <p>They get an invitation by email once your account is created.</p>
      <TextField
        name="hodInvite.emailAddress"
        label={labels["hodInvite.emailAddress"]}
        error={problems.emailAddress}
        required
        defaultValue={before.emailAddress}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="hodInvite.name"
        label={labels["hodInvite.name"]}
        hint="Name and surname"
        error={problems.name}
        required
        defaultValue={before.name}
        autoComplete="off"
      />
      <div className="hod-search__actions">
        <SubmitButton size="medium">Invite</SubmitButton>
        <Button look="quiet" onClick={onBack}>
          Back to the search
        </Button>
      </div>
    </form>
  );
}

function InviteErrorArea({ problems }: { problems: Problems }) {
  const fields = (["emailAddress", "name"] as const).flatMap((part) => {
    const name = `hodInvite.${part}` as const;
    const message = problems[part];
    return message === undefined ? [] : [{ name, label: labels[name], message }];
  });
  if (fields.length === 0) return null;
  return (
    <ErrorArea fields={fields} attempt={problems} place="within-page">
      {standardMessages.validation}
    </ErrorArea>
  );
}
