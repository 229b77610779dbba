import type { ReactNode, Ref } from "react";
import { ErrorArea, faultyFields } from "../../../fields/error-area.tsx";
import type { SectionProgress } from "../section-progress.ts";
import { SignUpForm } from "../sign-up-form.tsx";
import { SignUpFrame } from "../sign-up-frame.tsx";
import { ProgressRail } from "../sign-up-progress.tsx";
import { fieldLabels, shownFields } from "./academic-fields.ts";
import { inviteStanding } from "./academic-invite-terms.ts";
import { type AcademicSignUp, type Change, factsOf } from "./academic-sign-up.state.ts";
import { AboutYou } from "./sections/about-you.tsx";
import { Discipline } from "./sections/discipline.tsx";
import { Identity } from "./sections/identity.tsx";
import { Password } from "./sections/password.tsx";
import type { SupervisorProps } from "./sections/supervisor.tsx";
import { Training } from "./sections/training.tsx";

interface AcademicSignUpScreenProps {
  signUp: AcademicSignUp;
  progress: readonly SectionProgress[];
  /** The product selector, above the form. */
  selector: ReactNode;
  ref: Ref<HTMLFormElement>;
  onChange: (change: Change) => void;
  onAskListsAgain: () => void;
  onSearchHod: () => void;
  onSubmit: () => void;
}

/** The academic registration (S2.130): one page, every part open, asking what the role needs. */
export function AcademicSignUpScreen(props: AcademicSignUpScreenProps) {
  const { signUp, progress, selector, ref, onChange, onAskListsAgain, onSearchHod, onSubmit } =
    props;
  const { form, problems, lists, step, invite } = signUp;
  const section: SupervisorProps = {
    form,
    problems,
    lists,
    inviteStanding: inviteStanding(form, invite),
    shown: new Set(shownFields(form, factsOf(signUp))),
    hodQuestion: step.at === "hodQuestioned" ? step : null,
    onChange,
    onAskListsAgain,
    onSearchHod,
  };
  return (
    <SignUpFrame
      context="academic"
      intro="Six short parts on one page. We only ask what your role needs."
      progress={<ProgressRail sections={progress} />}
      note="Your identity number is kept encrypted."
    >
      <ErrorArea fields={faultyFields(problems, fieldLabels)} attempt={step}>
        {step.at === "refused" && step.message}
      </ErrorArea>
      {selector}
      <SignUpForm
        ref={ref}
        signUp={signUp}
        progress={progress}
        onChange={onChange}
        onSubmit={onSubmit}
      >
        <AboutYou {...section} />
        <Identity {...section} />
        <Discipline {...section} />
        <Training {...section} />
        <Password {...section} />
      </SignUpForm>
    </SignUpFrame>
  );
}
