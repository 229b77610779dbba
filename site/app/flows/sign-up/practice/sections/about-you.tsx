import { TextField } from "../../../../fields/text-field.tsx";
import { FormSection } from "../../form-section.tsx";
import { fieldProps, isFaulty, type PracticeSectionProps } from "./practice-section.ts";

/** S3.027, S3.028 */
export function AboutYou(props: PracticeSectionProps) {
  const faulty = isFaulty(props.problems, ["firstname", "lastname"]);
  return (
    <FormSection id="about-you" title="About you" faulty={faulty}>
      <div className="field-pair">
        <TextField {...fieldProps(props, "firstname")} autoComplete="given-name" />
        <TextField {...fieldProps(props, "lastname")} autoComplete="family-name" />
      </div>
    </FormSection>
  );
}
