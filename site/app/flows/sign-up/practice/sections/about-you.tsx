import { FormSection } from "../../form-section.tsx";
import { NameField } from "../../name-field.tsx";
import { fieldProps, type PracticeSectionProps, sectionProps } from "./practice-section.ts";

/** S3.027, S3.028 */
export function AboutYou(props: PracticeSectionProps) {
  return (
    <FormSection {...sectionProps(props, "about-you")}>
      <div className="field-pair">
        <NameField {...fieldProps(props, "firstname")} autoComplete="given-name" />
        <NameField {...fieldProps(props, "lastname")} autoComplete="family-name" />
      </div>
    </FormSection>
  );
}
