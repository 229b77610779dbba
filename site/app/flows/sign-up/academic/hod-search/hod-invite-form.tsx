import { hodInviteFields } from "@frontdoor/contract/academic/hod-invite-fields.ts";
import { academicLabels, hodInviteProblems } from "@frontdoor/contract/academic/sign-up-rules.ts";
import { standardMessages } from "@frontdoor/contract/errors.ts";
import { hodSearchWords } from "@frontdoor/words/hod-search.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { EmailField } from "../../../../fields/email-field.tsx";
import { type Refusal, RefusalArea } from "../../../../fields/error-area.tsx";
import { SubmitButton } from "../../../../fields/submit-button.tsx";
import { TextField } from "../../../../fields/text-field.tsx";
import { Button } from "../../../../ui/button.tsx";

const { invite: words } = hodSearchWords;

interface Invite {
  emailAddress: string;
  name: string;
}

interface HodInviteFormProps {
  before: Invite;
  onInvite: (invite: Invite) => void;
  onBack: () => void;
}

/** Invites a new head of department (S2.173, S5.064–S5.067); the registration sends the mail. */
export function HodInviteForm({ before, onInvite, onBack }: HodInviteFormProps) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const text = (name: string) => String(entered.get(name) ?? "").trim();
    const invite = { emailAddress: text("hodInvite.emailAddress"), name: text("hodInvite.name") };
    const found = hodInviteProblems(invite);
    if (Object.keys(found).length === 0) return onInvite(invite);
    const problems = Object.entries(found).map(([part, message]) => [`hodInvite.${part}`, message]);
    setRefusal({ message: standardMessages.validation, problems: Object.fromEntries(problems) });
  };
  return (
    <form className="form" noValidate onSubmit={submit}>
      <RefusalArea refusal={refusal} labels={academicLabels} place="within-page" />
      <p>{words.lead}</p>
      <EmailField
        ref={first}
        name="hodInvite.emailAddress"
        label={academicLabels["hodInvite.emailAddress"]}
        error={refusal?.problems["hodInvite.emailAddress"]}
        required
        defaultValue={before.emailAddress}
        autoComplete="off"
      />
      <TextField
        name="hodInvite.name"
        label={academicLabels["hodInvite.name"]}
        hint={hodInviteFields["hodInvite.name"].hint}
        error={refusal?.problems["hodInvite.name"]}
        required
        defaultValue={before.name}
        autoComplete="off"
      />
      <div className="hod-search__actions">
        <SubmitButton size="medium">{words.submit}</SubmitButton>
        <Button look="quiet" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </form>
  );
}
