import { patientContent } from "../../content/patient.ts";
import { SunStep } from "../../ui/scene/sun-step.tsx";
import { Section } from "../../ui/section.tsx";
import { ChooseFigure, DetailsFigure, UpdateFigure } from "./step-figures.tsx";

const { steps } = patientContent;
const figures = [<DetailsFigure key="1" />, <ChooseFigure key="2" />, <UpdateFigure key="3" />];
const numbers = [1, 2, 3] as const;

/** How the app works in three steps, each under a higher sun. */
export function Steps() {
  return (
    <Section heading={steps.heading} lead={steps.lead}>
      <ol className="steps">
        {numbers.map((number) => {
          const step = steps.items[number - 1];
          return (
            <li className="step" key={number}>
              <div className="step__figure" aria-hidden="true">
                {figures[number - 1]}
              </div>
              <div className="step__sun">
                <SunStep step={number} />
              </div>
              <h3>
                {number}. {step?.heading}
              </h3>
              <p>{step?.text}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
