import { brandMark } from "@frontdoor/brand/mark.ts";
import { academicWords } from "@frontdoor/words/academic.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useId } from "react";
import { halves } from "./halves.ts";

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

/** The maximum width of each half on its arc, in units of the drawing. */
const arc = 244;
/** The average width of a letter. */
const letter = 9;

const reeds =
  "M84 172C71 158 64 142 62 124M90 176C82 162 77 152 75 140M78 168C66 162 58 154 53 144";

/** A college's approval as a seal: its words around a bird in front of the sun (S1.038). */
function Seal({ words }: { words: string }) {
  const id = useId();
  const [above, below] = halves(words);
  return (
    <div className="seal" role="img" aria-label={words}>
      <svg viewBox="0 0 240 240" aria-hidden="true" focusable="false">
        <defs>
          <path id={`${id}above`} d="M33 120a87 87 0 0 1 174 0" />
          <path id={`${id}below`} d="M20 120a100 100 0 0 0 200 0" />
        </defs>
        <g fill="var(--accent)" stroke="var(--accent)">
          <circle cx="120" cy="120" r="110" />
          <circle
            cx="120"
            cy="120"
            r="111"
            strokeWidth="17"
            strokeLinecap="round"
            strokeDasharray="0 1"
            pathLength="40"
          />
        </g>
        <circle cx="120" cy="120" r="74" fill="var(--deep)" />
        <g fill="none" stroke="var(--on-accent)">
          <circle cx="120" cy="120" r="109" opacity=".5" />
          <circle cx="120" cy="120" r="77" strokeWidth="2" />
        </g>
        <g className="seal__words">
          <Arc path={`${id}above`} words={above} />
          <Arc path={`${id}below`} words={below} />
        </g>
        <g fill="var(--sun)">
          <circle cx="26.5" cy="120" r="4" />
          <circle cx="213.5" cy="120" r="4" />
          <path d={brandMark} transform="translate(71 62) scale(2.04)" />
        </g>
        <g fill="none" stroke="var(--deep-accent)" strokeLinecap="round">
          <g strokeWidth="2.2">
            <path d={reeds} />
            <path d={reeds} transform="matrix(-1 0 0 1 240 0)" />
          </g>
          <path strokeWidth="3" d="M98 171h44M108 179h34M114 187h12" />
        </g>
      </svg>
    </div>
  );
}

function Arc({ path, words }: { path: string; words: string }) {
  const room = words.length * letter > arc && { textLength: arc, lengthAdjust: "spacingAndGlyphs" };
  return (
    <text textAnchor="middle" {...room}>
      <textPath href={`#${path}`} startOffset="50%">
        {words}
      </textPath>
    </text>
  );
}
