import { otherAddressLabels } from "@frontdoor/contract/academic/verify-email-rules.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { enteredName } from "@frontdoor/contract/validators/unseen-marks.ts";
import { verifyEmailWords } from "@frontdoor/words/verify-email.ts";
import { type FormEvent, useEffect, useRef } from "react";
import { EmailField } from "../../fields/email-field.tsx";
import { ManagedUsername } from "../../fields/managed-username.tsx";
import { PasswordField } from "../../fields/password-field.tsx";
import { PostedFields } from "../../fields/posted-fields.tsx";
import { SubmitButton } from "../../fields/submit-button.tsx";

export interface OtherAddress {
  newEmailAddress: string;
  password: string;
}

interface OtherAddressFormProps {
  /** The registration's current address, under which its password is stored. */
  emailAddress: string;
  problems: Problems;
  busy: boolean;
  /** The form's name where it is sent without script. */
  which: string;
  onUse: (entered: OtherAddress) => void;
}

/** Changes the registration's address; the password shows that it is theirs (Q053). */
export function OtherAddressForm({
  emailAddress,
  problems,
  busy,
  which,
  onUse,
}: OtherAddressFormProps) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const entered = new FormData(event.currentTarget);
    onUse({
      newEmailAddress: enteredName(String(entered.get("newEmailAddress") ?? "")),
      password: String(entered.get("password") ?? ""),
    });
  };
  return (
    <form className="form scene-card__form" method="post" noValidate onSubmit={submit}>
      <PostedFields which={which} />
      <EmailField
        ref={first}
        name="newEmailAddress"
        label={otherAddressLabels.newEmailAddress}
        error={problems.newEmailAddress}
        required
      />
      <ManagedUsername value={emailAddress} />
      <PasswordField
        name="password"
        label={otherAddressLabels.password}
        hint={verifyEmailWords.otherAddress.passwordHint}
        error={problems.password}
        required
        autoComplete="current-password"
        which="password"
      />
      <SubmitButton wide size="medium" state={busy ? "loading" : "ready"}>
        {verifyEmailWords.otherAddress.submit}
      </SubmitButton>
    </form>
  );
}
