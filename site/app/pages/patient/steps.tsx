import { patientWords } from "@frontdoor/words/patient.ts";
import { SunStep } from "../../ui/scene/sun-step.tsx";
import { Section } from "../../ui/section.tsx";
import { ChooseFigure, DetailsFigure, UpdateFigure } from "./step-figures.tsx";

const { steps } = patientWords;
const items = [
  { number: 1, words: steps.fillIn, figure: <DetailsFigure /> },
  { number: 2, words: steps.choose, figure: <ChooseFigure /> },
  { number: 3, words: steps.change, figure: <UpdateFigure /> },
] as const;

/** How the app works in three steps, each under a higher sun. */
export function Steps() {
  return (
    <Section heading={steps.heading} lead={steps.lead}>
      <ol className="steps">
        {items.map(({ number, words, figure }) => (
          <li className="step" key={number}>
            <div className="step__figure" aria-hidden="true">
              {figure}
            </div>
            <div className="step__sun">
              <SunStep step={number} />
            </div>
            <h3>{words.heading}</h3>
            <p>{words.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
