import { fieldLimits } from "@frontdoor/contract/constants.ts";
import { patientWords } from "@frontdoor/words/patient.ts";
import { journeys } from "../../journeys.ts";
import { FindDoctorButton, practiceBox } from "../../parts/find-doctor/find-doctor-button.tsx";
import { Pictogram } from "../../ui/icons/pictogram.tsx";

const { finder } = patientWords;

/**
 * A section that finds a practice and its sign-in page (S2.046): its button opens the search dialog with the entered
 * text (`page-shell/dialogs.ts`). Without script it opens the search page.
 */
export function Finder() {
  return (
    <section className="section" aria-labelledby="finder">
      <div className="wrap finder">
        <div>
          <h2 id="finder">{finder.heading}</h2>
          <p className="lead">{finder.lead}</p>
        </div>
        <form
          className="finder__box"
          method="get"
          action={journeys.patient.findDoctor}
          data-fills={practiceBox}
        >
          <div className="control control--search">
            <Pictogram name="search" />
            <input
              name={practiceBox}
              aria-label={finder.field}
              placeholder={finder.field}
              maxLength={fieldLimits.practiceSearch}
              autoComplete="off"
              enterKeyHint="search"
            />
          </div>
          <FindDoctorButton sends />
        </form>
      </div>
    </section>
  );
}
