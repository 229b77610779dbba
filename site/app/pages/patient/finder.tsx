import { fieldLimits } from "@frontdoor/contract/constants.ts";
import { patientWords } from "@frontdoor/words/patient.ts";
import { journeys } from "../../journeys.ts";
import { FindDoctorButton, practiceBox } from "../../parts/find-doctor/find-doctor-button.tsx";
import { Pictogram } from "../../ui/icons/pictogram.tsx";

const { finder } = patientWords;

/**
 * A section that finds a practice and leads to its own sign-in page: its field begins what the dialog goes on
 * with (`page-shell/dialog-forms.ts`), and its button opens that (S2.046). Without script it asks the page of the search.
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
