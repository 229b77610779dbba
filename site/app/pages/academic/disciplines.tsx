import { academicContent } from "../../content/academic.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Section } from "../../ui/section.tsx";

const { disciplines } = academicContent;

/** The speciality list (S1.038, S1.045, S1.046). */
export function Disciplines() {
  return (
    <Section
      id="disciplines"
      heading={disciplines.heading}
      lead={
        <p className="row seal">
          <Icon name="signOff" size={28} />
          <span>{disciplines.approval}</span>
        </p>
      }
    >
      <ul className="disciplines">
        {disciplines.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className="disciplines__soon">{disciplines.more}</p>
    </Section>
  );
}
