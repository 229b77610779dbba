import { fieldLimits } from "@frontdoor/contract/constants.ts";
import { patientWords } from "@frontdoor/words/patient.ts";
import { FindDoctorButton, practiceBox } from "../../parts/find-doctor/find-doctor-button.tsx";
import { ScriptNeeded } from "../../parts/no-script/no-script-note.tsx";
import { Pictogram } from "../../ui/icons/pictogram.tsx";

const { finder } = patientWords;

/**
 * A section that finds a practice and leads to its own sign-in page: its field begins what the dialog goes on
 * with (`frame/dialog-forms.ts`), and its button opens that (S2.046).
 */
export function Finder() {
  return (
    <section className="section" aria-labelledby="finder">
      <div className="wrap finder">
        <div>
          <h2 id="finder">{finder.heading}</h2>
          <p className="lead">{finder.lead}</p>
        </div>
        <noscript>{import.meta.env.SSR && <ScriptNeeded purpose="findDoctor" />}</noscript>
        <form className="finder__box" method="dialog" data-fills={practiceBox}>
          <div className="control control--search">
            <Pictogram name="search" />
            <input
              aria-label={finder.field}
              placeholder={finder.field}
              maxLength={fieldLimits.practiceSearch}
              autoComplete="off"
              enterKeyHint="search"
            />
          </div>
          <FindDoctorButton />
        </form>
      </div>
    </section>
  );
}
