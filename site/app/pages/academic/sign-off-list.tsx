import { academicPictureWords } from "@frontdoor/words/academic-pictures.ts";
import { Initials } from "../../ui/product-illustrations/initials.tsx";

const { signOff } = academicPictureWords;
const rotations = [
  { initials: "LK", ...signOff.trauma },
  { initials: "RP", ...signOff.paediatrics },
  { initials: "MA", ...signOff.vascular },
];

/** Cases awaiting a supervisor's signature. Decoration: hidden from assistive technology. */
export function SignOffList() {
  return (
    <div className="mock mock-list" aria-hidden="true">
      <div className="mock-list__head">
        <b>{signOff.heading}</b>
        <span className="pill pill--accent">{signOff.count}</span>
      </div>
      {rotations.map(({ initials, rotation, trainee }, position) => (
        <div className="mock-list__row" key={initials}>
          <Initials text={initials} />
          <span>
            <b>{rotation}</b>
            <small>{trainee}</small>
          </span>
          {position < 2 ? (
            <span className="mock-button mock-button--small">{signOff.sign}</span>
          ) : (
            <span className="pill pill--ok">{signOff.signed}</span>
          )}
        </div>
      ))}
    </div>
  );
}
