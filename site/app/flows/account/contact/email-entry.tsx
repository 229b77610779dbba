import { accountContactWords } from "@frontdoor/words/account-contact.ts";
import { accountFieldWords } from "@frontdoor/words/account-fields.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { dayOf } from "../../../parts/dates.ts";
import { Address } from "../../../ui/address.tsx";
import { StatePill } from "../../../ui/state-pill.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeButton } from "../change-button.tsx";
import { Entry } from "../entry.tsx";
import { useChange } from "../use-change.ts";
import { useOpening } from "../use-opening.ts";
import { ContactChangeForm } from "./contact-change-form.tsx";
import { emailContactChange } from "./contact-changes.ts";
import { EmailChange } from "./email-change.tsx";
import { SendLinkAgain } from "./send-link-again.tsx";

const { email: words, ...common } = accountContactWords;

/**
 * The address: whether it is verified, a form to change it, and the state of a pending change.
 */
export function EmailEntry() {
  const { email } = useAccountSettings().account;
  const change = useChange();
  const { isOpen, open, cancel, done, opener } = useOpening(change.restart);
  const { address, provenAt, refusedAt } = email;
  return (
    <>
      <Entry
        name={accountFieldWords.emailAddress}
        value={<Address of={address} />}
        state={
          provenAt === null ? (
            <StatePill kind="warn">{common.notVerified}</StatePill>
          ) : (
            <StatePill kind="ok">{common.verified}</StatePill>
          )
        }
        more={
          provenAt === null
            ? refusedAt !== null && fill(words.refused, { day: dayOf(refusedAt) })
            : fill(common.verifiedOn, { day: dayOf(provenAt) })
        }
        actions={
          email.change === null &&
          !isOpen && (
            <>
              {provenAt === null && refusedAt === null && (
                <SendLinkAgain change={change} address={address} />
              )}
              <ChangeButton
                ref={opener}
                look={provenAt === null && refusedAt === null ? "quiet" : "secondary"}
                aria-label={words.changeNamed}
                onClick={open}
              >
                {common.change}
              </ChangeButton>
            </>
          )
        }
      >
        {isOpen && (
          <ContactChangeForm
            contact={emailContactChange}
            change={change}
            onCancel={cancel}
            onDone={done}
          />
        )}
      </Entry>
      {!isOpen && email.change === null && <PressFailed state={change.state} />}
      {email.change !== null && <EmailChange change={email.change} address={address} />}
    </>
  );
}
