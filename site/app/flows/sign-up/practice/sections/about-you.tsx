import { TextField } from "../../../../fields/text-field.tsx";
import { FormSection } from "../../form-section.tsx";
import { fieldProps, type PracticeSectionProps, sectionProps } from "./practice-section.ts";

/** S3.027, S3.028 */
export function AboutYou(props: PracticeSectionProps) {
  return (
    <FormSection {...sectionProps(props, "about-you")}>
      <div className="field-pair">
        <TextField {...fieldProps(props, "firstname")} autoComplete="given-name" />
        <TextField {...fieldProps(props, "lastname")} autoComplete="family-name" />
      </div>
    </FormSection>
  );
}
