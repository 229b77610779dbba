import { practicePictureWords } from "@frontdoor/words/practice-pictures.ts";
import { Pictogram } from "../../ui/icons/pictogram.tsx";
import { Meter } from "../../ui/product-illustrations/meter.tsx";

const { questionnaire, chat } = practicePictureWords;

/** The questions, and the position of each chosen answer. */
const questions = [
  { ...questionnaire.knee, given: 0 },
  { ...questionnaire.bloodThinners, given: 1 },
  { ...questionnaire.surgery, given: 1 },
  { ...questionnaire.walking, given: 1 },
] as const;

/** Picture of a questionnaire that a patient fills in at home. */
export function QuestionnaireFigure() {
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
export function ChatFigure() {
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
