import { academicWords } from "@frontdoor/words/academic.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useId } from "react";
import { Seal } from "./seal.tsx";

const { disciplines } = academicWords;

/** The speciality list under the seal of the college (S1.038, S1.045, S1.046). */
export function Disciplines() {
  const headingId = useId();
  return (
    <section className="section" id="disciplines" aria-labelledby={headingId}>
      <div className="wrap">
        <div className="disciplines__head">
          <h2 id={headingId}>{fill(disciplines.heading, { count: disciplines.names.length })}</h2>
          <Seal words={disciplines.approval} />
        </div>
        <ul className="disciplines">
          {disciplines.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <p className="disciplines__soon">{disciplines.more}</p>
      </div>
    </section>
  );
}
