import { patientWords } from "@frontdoor/words/patient.ts";
import { journeys } from "../../journeys.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { SunArc } from "./sun-arc.tsx";

const { thirty } = patientWords;

/** Thirty suns for thirty free patients, and the thirty-first as an outline (S1.010, S1.011). */
export function ThirtySuns() {
  return (
    <section className="thirty" aria-labelledby="thirty">
      <div className="wrap thirty__frame">
        <SunArc
          width={1200}
          height={486}
          sun={17}
          centre={[600, 446]}
          radii={[570, 410]}
          view="wide"
        />
        <SunArc
          width={350}
          height={490}
          sun={8.5}
          centre={[175, 474]}
          radii={[162, 456]}
          view="narrow"
        />
        <div className="thirty__copy">
          <h2 id="thirty">{thirty.heading}</h2>
          <p className="lead">{thirty.lead}</p>
          <ArrowLink to={journeys.patient.packages}>{thirty.link}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
