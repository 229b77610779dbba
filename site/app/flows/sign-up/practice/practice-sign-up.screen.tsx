import { practiceFormsMessage } from "@frontdoor/contract/errors.ts";
import { practiceFields } from "@frontdoor/contract/practice/sign-up-fields.ts";
import { practiceLabels } from "@frontdoor/contract/practice/sign-up-rules.ts";
import { signUpPracticeWords } from "@frontdoor/words/sign-up-practice.ts";
import { EmailField } from "../../../fields/email-field.tsx";
import { ErrorArea, faultyFields } from "../../../fields/error-area.tsx";
import { PhoneField } from "../../../fields/phone-field.tsx";
import { journeys } from "../../../journeys.ts";
import { InviteLink } from "../../../parts/practice-invite/invite-link.tsx";
import { FormSection } from "../form-section.tsx";
import { IdentitySection } from "../identity-section.tsx";
import { ListsFailed } from "../lists-failed.tsx";
import { NameField } from "../name-field.tsx";
import { Registration, type RegistrationScreenProps } from "../registration.tsx";
import { shownPracticeFields } from "./practice-fields.ts";
import { type Change, isFormUnavailable, type PracticeSignUp } from "./practice-sign-up.state.ts";
import { Credentials } from "./sections/credentials.tsx";
import {
  fieldProps,
  listProps,
  type PracticeSectionProps,
  sectionProps,
} from "./sections/practice-section.ts";
import { Profession } from "./sections/profession.tsx";

interface PracticeSignUpScreenProps extends RegistrationScreenProps {
  signUp: PracticeSignUp;
  onChange: (change: Change) => void;
  onAskListsAgain: () => void;
}

/** The practice registration for health professionals (S2.129): one page, every section open. */
export function PracticeSignUpScreen({ onAskListsAgain, ...props }: PracticeSignUpScreenProps) {
  const { signUp, onChange } = props;
  const section: PracticeSectionProps = {
    ...signUp,
    shown: new Set(shownPracticeFields(signUp.form, signUp.invite)),
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
          <InviteLink to={journeys.signUp.inviteToAccount} code={invite.inviteCode}>
            {signUpPracticeWords.logInWithInvite}
          </InviteLink>
        </>
      )}
    </ErrorArea>
  );
}

/** S3.027, S3.028 */
function AboutYou(props: PracticeSectionProps) {
  return (
    <FormSection {...sectionProps(props, "about-you")}>
      <div className="field-pair">
        <NameField {...fieldProps(props, "firstname")} autoComplete="given-name" />
        <NameField {...fieldProps(props, "lastname")} autoComplete="family-name" />
      </div>
    </FormSection>
  );
}

/** S3.029, S3.030; the field that is the username is marked as such for password managers (S3.044, S3.045). */
function Contact(props: PracticeSectionProps) {
  const { usernameType } = props.form;
  return (
    <FormSection {...sectionProps(props, "contact")} hint={signUpPracticeWords.contactHint}>
      <div className="field-pair">
        <EmailField
          {...fieldProps(props, "emailAddress")}
          autoComplete={usernameType === "EMAIL" ? "username" : "email"}
        />
        <PhoneField
          {...fieldProps(props, "cellularNumber")}
          autoComplete={usernameType === "CELLULAR" ? "username" : "tel"}
        />
      </div>
    </FormSection>
  );
}

/** S3.032–S3.035, S4.040–S4.042 */
function Identity(props: PracticeSectionProps) {
  return (
    <IdentitySection
      {...sectionProps(props, "identity")}
      label={practiceFields.identityType.label}
      value={props.form.identityType}
      onChange={(value) => props.onChange({ type: "changed", field: "identityType", value })}
      idNumber={fieldProps(props, "identityNumber")}
      passportNumber={fieldProps(props, "passportNumber")}
      passportCountry={listProps(props, "countries", "passportCountry")}
    />
  );
}
