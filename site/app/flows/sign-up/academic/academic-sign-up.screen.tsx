import { academicLabels } from "@frontdoor/contract/academic/sign-up-rules.ts";
import { standardMessages } from "@frontdoor/contract/errors.ts";
import { signUpAcademicWords } from "@frontdoor/words/sign-up-academic.ts";
import { ErrorArea, faultyFields } from "../../../fields/error-area.tsx";
import { haveListsFailed } from "../form-lists.ts";
import { ListsFailed } from "../lists-failed.tsx";
import { Registration, type RegistrationScreenProps } from "../registration.tsx";
import { shownFields } from "./academic-fields.ts";
import { inviteStanding } from "./academic-invite-terms.ts";
import { type AcademicSignUp, type Change, factsOf } from "./academic-sign-up.state.ts";
import { AboutYou } from "./sections/about-you.tsx";
import { Discipline } from "./sections/discipline.tsx";
import type { HodWarningProps } from "./sections/hod-warning.tsx";
import { Identity } from "./sections/identity.tsx";
import { Password } from "./sections/password.tsx";
import { Training } from "./sections/training.tsx";

interface AcademicSignUpScreenProps extends RegistrationScreenProps {
  signUp: AcademicSignUp;
  onChange: (change: Change) => void;
  onAskListsAgain: () => void;
}

/** The academic registration (S2.130): one page, every section open, with the fields of the role. */
export function AcademicSignUpScreen({ onAskListsAgain, ...props }: AcademicSignUpScreenProps) {
  const { signUp, onChange } = props;
  const { form, problems, lists, step, invite } = signUp;
  const section: HodWarningProps = {
    form,
    problems,
    lists,
    resumed: signUp.resumed,
    inviteStanding: inviteStanding(form, invite),
    shown: new Set(shownFields(form, factsOf(signUp))),
    hodQuestion: step.at === "hodQuestioned" ? step : null,
    onChange,
    onAskListsAgain,
  };
  return (
    <Registration
      {...props}
      context="academic"
      intro={signUpAcademicWords.intro}
      hasInvite={invite !== null}
      error={
        <>
          <ErrorArea
            fields={faultyFields(problems, academicLabels)}
            attempt={step}
            reference={step.at === "refused" ? step.reference : undefined}
          >
            {step.at === "refused" && step.message}
          </ErrorArea>
          {haveListsFailed(lists) && (
            <ListsFailed onAskListsAgain={onAskListsAgain}>
              {standardMessages.communication}
            </ListsFailed>
          )}
        </>
      }
    >
      <AboutYou {...section} />
      <Identity {...section} />
      <Discipline {...section} />
      <Training {...section} />
      <Password {...section} />
    </Registration>
  );
}
