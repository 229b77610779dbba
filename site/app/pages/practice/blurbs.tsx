import { practiceWords } from "@frontdoor/words/practice.ts";
import { practicePictureWords } from "@frontdoor/words/practice-pictures.ts";
import { Pictogram } from "../../ui/icons/pictogram.tsx";
import { Meter } from "../../ui/product-illustrations/meter.tsx";
import { Section } from "../../ui/section.tsx";
import { ScreensFigure } from "./screens-figure.tsx";

const { blurbs } = practiceWords;
const { questionnaire, chat } = practicePictureWords;

const items = [
  { words: blurbs.patientCentric, figure: <QuestionnaireFigure /> },
  { words: blurbs.clinicalCollaboration, figure: <ChatFigure /> },
  { words: blurbs.cloudBased, figure: <ScreensFigure /> },
];

/** The three feature blurbs (S1.026–S1.028), each with a picture. */
export function Blurbs() {
  return (
    <Section heading={blurbs.heading} lead={blurbs.lead}>
      <div className="bento">
        {items.map(({ words, figure }, position) => (
          <article key={words.heading} className={position === 0 ? "blurb blurb--tall" : "blurb"}>
            <h3>{words.heading}</h3>
            <p>{words.text}</p>
            <div className="blurb__figure">{figure}</div>
          </article>
        ))}
      </div>
    </Section>
  );
}

/** The questions, and the position of each chosen answer. */
const questions = [
  { ...questionnaire.knee, given: 0 },
  { ...questionnaire.bloodThinners, given: 1 },
  { ...questionnaire.surgery, given: 1 },
  { ...questionnaire.walking, given: 1 },
] as const;

/** Picture of a questionnaire that a patient fills in at home. */
function QuestionnaireFigure() {
  return (
    <div className="mock questionnaire" aria-hidden="true">
      <b className="questionnaire__title">{questionnaire.heading}</b>
      <span className="muted">{questionnaire.from}</span>
      <Meter on={5} of={5} />
      {questions.map(({ question, answers, given }) => (
        <div className="questionnaire__item" key={question}>
          <p>{question}</p>
          <div className="segments">
            {answers.map((answer, position) => (
              <span key={answer} className={position === given ? "is-on" : undefined}>
                {answer}
              </span>
            ))}
          </div>
        </div>
      ))}
      <div className="questionnaire__item">
        <p>{questionnaire.allergies.question}</p>
        <div className="mock-field">{questionnaire.allergies.answer}</div>
      </div>
      <div className="questionnaire__item questionnaire__terms">
        <i>
          <Pictogram name="check" size={16} />
        </i>
        {questionnaire.terms}
      </div>
    </div>
  );
}

/** Picture of a chat between two colleagues about a case. */
function ChatFigure() {
  return (
    <div className="mock chat" aria-hidden="true">
      <div>
        <small>{chat.colleague}</small>
        {chat.question}
      </div>
      <div className="chat__mine">{chat.answer}</div>
      <div className="chat__mine chat__document">
        <Pictogram name="documents" size={22} />
        <span>
          <b>{chat.document.name}</b>
          <small>{chat.document.text}</small>
        </span>
      </div>
    </div>
  );
}
