import { consolePracticesWords as words } from "@frontdoor/words/staff/practices.ts";
import { Gate } from "../gate.tsx";
import { ForRole } from "../lists/for-role.tsx";
import { Practices } from "./practices.tsx";

/** The practices that people choose among. */
export function PracticesScreen() {
  return (
    <Gate screen="practices">
      <div className="staff-head">
        <h1>{words.heading}</h1>
        <span className="muted">{words.lead}</span>
      </div>
      <ForRole call="listPractices">
        <Practices />
      </ForRole>
    </Gate>
  );
}
