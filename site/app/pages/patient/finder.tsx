import { patientContent } from "../../content/patient.ts";
import { FindDoctorButton } from "../../parts/find-doctor/find-doctor-button.tsx";
import { ScriptNeeded } from "../../parts/no-script/no-script-note.tsx";
import { Icon } from "../../ui/icons/icon.tsx";

const { finder } = patientContent;

/** A section with the button that finds a practice and leads to its own sign-in page. */
export function Finder() {
  return (
    <section className="section" aria-labelledby="finder">
      <div className="wrap finder">
        <div>
          <h2 id="finder">{finder.heading}</h2>
          <p className="lead">{finder.lead}</p>
        </div>
        <noscript>
          {import.meta.env.SSR && <ScriptNeeded purpose="search for your doctor" />}
        </noscript>
        <div className="finder__box">
          <Icon name="search" />
          <span aria-hidden="true">Practice name</span>
          <FindDoctorButton />
        </div>
      </div>
    </section>
  );
}
