import { practiceFormsMessage } from "@frontdoor/contract/errors.ts";
import { practiceLabels } from "@frontdoor/contract/practice/sign-up-rules.ts";
import { signUpPracticeWords } from "@frontdoor/words/sign-up-practice.ts";
import { sendAlong } from "../../../client/navigation-state.ts";
import { ErrorArea, faultyFields } from "../../../fields/error-area.tsx";
import { journeys } from "../../../journeys.ts";
import { inviteCodeState } from "../../../parts/practice-invite/practice-invite.ts";
import { ListsFailed } from "../lists-failed.tsx";
import { Registration, type RegistrationScreenProps } from "../registration.tsx";
import { shownPracticeFields } from "./practice-fields.ts";
import { type Change, isFormUnavailable, type PracticeSignUp } from "./practice-sign-up.state.ts";
import { AboutYou } from "./sections/about-you.tsx";
import { Contact } from "./sections/contact.tsx";
import { Credentials } from "./sections/credentials.tsx";
import { Identity } from "./sections/identity.tsx";
import type { PracticeSectionProps } from "./sections/practice-section.ts";
import { Profession } from "./sections/profession.tsx";

interface PracticeSignUpScreenProps extends RegistrationScreenProps {
  signUp: PracticeSignUp;
  onChange: (change: Change) => void;
  onAskListsAgain: () => void;
}

/** The practice registration for health professionals (S2.129): one page, every section open. */
export function PracticeSignUpScreen({ onAskListsAgain, ...props }: PracticeSignUpScreenProps) {
  const { signUp, onChange } = props;
  const { form, invite, problems, lists } = signUp;
  const section: PracticeSectionProps = {
    form,
    problems,
    lists,
    resumed: signUp.resumed,
    shown: new Set(shownPracticeFields(form, invite)),
    onChange,
    onAskListsAgain,
  };
  return (
    <Registration
      {...props}
      context="practice"
      intro={signUpPracticeWords.intro}
      hasInvite={signUp.invite !== null}
      error={<SignUpErrorArea signUp={signUp} />}
      unavailable={
        isFormUnavailable(signUp) && (
          <ListsFailed onAskListsAgain={onAskListsAgain}>{practiceFormsMessage}</ListsFailed>
        )
      }
    >
      <AboutYou {...section} />
      <Contact {...section} />
      <Identity {...section} />
      <Profession {...section} />
      <Credentials {...section} />
    </Registration>
  );
}

function SignUpErrorArea({ signUp: { step, problems, invite } }: { signUp: PracticeSignUp }) {
  if (step.at !== "refused") return null;
  return (
    <ErrorArea
      fields={faultyFields(problems, practiceLabels)}
      attempt={step}
      reference={step.reference}
    >
      {step.message}
      {step.isUsernameTaken && invite !== null && (
        <>
          {" "}
          <a
            href={journeys.signUp.inviteToAccount}
            onClick={({ ctrlKey, metaKey, shiftKey }) => {
              if (ctrlKey || metaKey || shiftKey) return;
              sendAlong(journeys.signUp.inviteToAccount, inviteCodeState(invite.inviteCode));
            }}
          >
            {signUpPracticeWords.logInWithInvite}
          </a>
        </>
      )}
    </ErrorArea>
  );
}
