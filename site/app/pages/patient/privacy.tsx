import { patientContent } from "../../content/patient.ts";
import { LegalButton } from "../../parts/terms/legal-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Section } from "../../ui/section.tsx";

const { privacy } = patientContent;

/**
 * Who sees the details, under which law, and what happens to them when a person leaves (S1.012, S9.031,
 * S9.032).
 */
export function Privacy() {
  return (
    <Section heading={privacy.heading} band="deep">
      <div className="facts">
        {privacy.facts.map((fact) => (
          <div className="fact" key={fact.heading}>
            <Icon name={fact.icon} size={32} />
            <h3>{fact.heading}</h3>
            <p>
              {fact.text}
              {"legal" in fact && (
                <>
                  {" "}
                  <LegalButton document="popi" />
                </>
              )}
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
