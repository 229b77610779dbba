import { practiceWords } from "@frontdoor/words/practice.ts";
import { Section } from "../../ui/section.tsx";
import { ChatFigure, QuestionnaireFigure } from "./blurb-figures.tsx";
import { ScreensFigure } from "./screens-figure.tsx";

const { blurbs } = practiceWords;

/** The three feature blurbs (S1.026–S1.028), each with a picture. */
export function Blurbs() {
  return (
    <Section heading={blurbs.heading} lead={blurbs.lead}>
      <div className="bento">
        <article className="blurb blurb--tall">
          <h3>{blurbs.patientCentric.heading}</h3>
          <p>{blurbs.patientCentric.text}</p>
          <div className="blurb__figure">
            <QuestionnaireFigure />
          </div>
        </article>
        <article className="blurb">
          <h3>{blurbs.clinicalCollaboration.heading}</h3>
          <p>{blurbs.clinicalCollaboration.text}</p>
          <div className="blurb__figure">
            <ChatFigure />
          </div>
        </article>
        <article className="blurb">
          <h3>{blurbs.cloudBased.heading}</h3>
          <p>{blurbs.cloudBased.text}</p>
          <div className="blurb__figure">
            <ScreensFigure />
          </div>
        </article>
      </div>
    </Section>
  );
}
