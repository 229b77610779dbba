import { practiceContent } from "../../content/practice.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Section } from "../../ui/section.tsx";

const { benefits } = practiceContent;

/** The benefits list: every feature, by the room it is used in (S1.025, S1.029). */
export function Benefits() {
  return (
    <Section heading={benefits.heading} band="well">
      <div className="benefits">
        {benefits.groups.map((group) => (
          <div key={group.heading}>
            <h3>{group.heading}</h3>
            <ul>
              {group.items.map((item) => (
                <li className="benefit" key={item.text}>
                  <Icon name={item.icon} size={26} />
                  <span>{item.text}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
