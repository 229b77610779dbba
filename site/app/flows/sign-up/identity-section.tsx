import { type IdentityType, identityTypes } from "@frontdoor/contract/constants.ts";
import type { ReactNode } from "react";
import { RadioGroup } from "../../fields/radio-group.tsx";
import { FormSection } from "./form-section.tsx";

const labels: Record<IdentityType, string> = {
  IDDOC: "South African ID",
  PASSPORT: "Passport",
};

interface IdentitySectionProps {
  label: string;
  value: IdentityType;
  faulty: boolean;
  onChange: (type: IdentityType) => void;
  /** The fields of the chosen type. */
  children: ReactNode;
}

/** Which document identifies a person; both sign-ups ask the same (S4.021, S4.040–S4.042). */
export function IdentitySection({
  label,
  value,
  faulty,
  onChange,
  children,
}: IdentitySectionProps) {
  return (
    <FormSection
      id="identity"
      title="Identity"
      hint="It keeps others from signing up in your name."
      faulty={faulty}
    >
      <RadioGroup
        name="identityType"
        label={label}
        required
        options={identityTypes.map((type) => ({ value: type, label: labels[type] }))}
        value={value}
        onChange={onChange}
      />
      <div className="reveal form">{children}</div>
    </FormSection>
  );
}
