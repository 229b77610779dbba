import { practiceWords } from "@frontdoor/words/practice.ts";
import { Pictogram } from "../../ui/icons/pictogram.tsx";
import { Section } from "../../ui/section.tsx";

const { gains, heading, frontDesk, consultingRoom, theatre } = practiceWords.benefits;

/** Each room with its icon and features. */
const rooms = [
  {
    heading: frontDesk.heading,
    features: [
      ["identity", frontDesk.details],
      ["questionnaire", frontDesk.questionnaires],
      ["terms", frontDesk.terms],
      ["live", frontDesk.updates],
      ["billing", frontDesk.billing],
    ],
  },
  {
    heading: consultingRoom.heading,
    features: [
      ["share", consultingRoom.sharing],
      ["note", consultingRoom.notes],
      ["template", consultingRoom.templates],
      ["documents", consultingRoom.documents],
      ["consent", consultingRoom.consent],
    ],
  },
  {
    heading: theatre.heading,
    features: [
      ["message", theatre.messaging],
      ["preadmission", theatre.preAdmissions],
      ["theatre", theatre.theatreLists],
      ["queue", theatre.waitingLists],
      ["report", theatre.reports],
    ],
  },
] as const;

/** The benefits list, with every feature under the room it is used in (S1.025, S1.029). */
export function Benefits() {
  return (
    <Section heading={heading} band="well">
      <ul className="gains" aria-label={gains.label}>
        <li>{gains.paper}</li>
        <li>{gains.changes}</li>
        <li>{gains.record}</li>
      </ul>
      <div className="benefits">
        {rooms.map((room) => (
          <div key={room.heading}>
            <h3>{room.heading}</h3>
            <ul>
              {room.features.map(([icon, feature]) => (
                <li className="benefit" key={icon}>
                  <Pictogram name={icon} size={26} />
                  <span>{feature}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
