import { academicFields } from "@frontdoor/contract/academic/sign-up-fields.ts";
import { academicLabels } from "@frontdoor/contract/academic/sign-up-rules.ts";
import { standardMessages } from "@frontdoor/contract/errors.ts";
import { signUpAcademicWords } from "@frontdoor/words/sign-up-academic.ts";
import { EmailField } from "../../../fields/email-field.tsx";
import { ErrorArea, faultyFields } from "../../../fields/error-area.tsx";
import { PasswordPair } from "../../../fields/new-password-fields.tsx";
import { PhoneField } from "../../../fields/phone-field.tsx";
import { haveListsFailed } from "../form-lists.ts";
import { FormSection } from "../form-section.tsx";
import { IdentitySection } from "../identity-section.tsx";
import { ListsFailed } from "../lists-failed.tsx";
import { NameField } from "../name-field.tsx";
import { Registration, type RegistrationScreenProps } from "../registration.tsx";
import { shownFields } from "./academic-fields.ts";
import { inviteStanding } from "./academic-invite-terms.ts";
import { type AcademicSignUp, type Change, factsOf } from "./academic-sign-up.state.ts";
import {
  type AcademicSectionProps,
  fieldProps,
  listProps,
  sectionProps,
} from "./sections/academic-section.ts";
import { Discipline } from "./sections/discipline.tsx";
import type { HodWarningProps } from "./sections/hod-warning.tsx";
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
    ...signUp,
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

/** S3.001, S3.003–S3.005 */
function AboutYou(props: AcademicSectionProps) {
  return (
    <FormSection {...sectionProps(props, "about-you")}>
      <div className="field-pair">
        <NameField {...fieldProps(props, "name")} autoComplete="given-name" />
        <NameField {...fieldProps(props, "surname")} autoComplete="family-name" />
      </div>
      <div className="field-pair">
        <EmailField
          {...fieldProps(props, "username")}
          hint={signUpAcademicWords.usernameHints[props.inviteStanding]}
          autoComplete="username"
        />
        <PhoneField {...fieldProps(props, "cellPhoneNumber")} autoComplete="tel" />
      </div>
    </FormSection>
  );
}

/** S3.006–S3.009, S4.021, Q115 */
function Identity(props: AcademicSectionProps) {
  return (
    <IdentitySection
      {...sectionProps(props, "identity")}
      label={academicFields.identityType.label}
      value={props.form.identityType}
      onChange={(value) => props.onChange({ type: "changed", field: "identityType", value })}
      idNumber={fieldProps(props, "idNumber")}
      passportNumber={fieldProps(props, "passportNumber")}
      passportCountry={listProps(props, "countries", "passportCountryId")}
    />
  );
}

/** S3.002, S3.016 */
function Password(props: AcademicSectionProps) {
  return (
    <FormSection {...sectionProps(props, "your-password")}>
      <PasswordPair which="password" propsOf={(name) => fieldProps(props, name)} />
    </FormSection>
  );
}
