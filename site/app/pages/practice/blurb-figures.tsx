import { Icon } from "../../ui/icons/icon.tsx";
import { Meter } from "../../ui/mocks/meter.tsx";

const questions = [
  { question: "Which knee is sore?", answers: ["Left", "Right", "Both"], given: "Left" },
  { question: "Do you take blood thinners?", answers: ["Yes", "No"], given: "No" },
  { question: "Have you had surgery on it before?", answers: ["Yes", "No"], given: "No" },
  {
    question: "How far can you walk?",
    answers: ["Indoors", "A block", "As I please"],
    given: "A block",
  },
];

/** The picture of a questionnaire that a patient fills in at home. */
export function QuestionnaireFigure() {
  return (
    <div className="mock questionnaire" aria-hidden="true">
      <b className="questionnaire__title">Before your visit</b>
      <span className="muted">Questionnaire from Naidoo Orthopaedics</span>
      <Meter on={5} of={5} />
      {questions.map(({ question, answers, given }) => (
        <div className="questionnaire__item" key={question}>
          <p>{question}</p>
          <div className="segments">
            {answers.map((answer) => (
              <span key={answer} className={answer === given ? "is-on" : undefined}>
                {answer}
              </span>
            ))}
          </div>
        </div>
      ))}
      <div className="questionnaire__item">
        <p>Allergies</p>
        <div className="mock-field">Penicillin</div>
      </div>
      <div className="questionnaire__item questionnaire__terms">
        <i>
          <Icon name="check" size={16} />
        </i>
        I accept the practice terms
      </div>
    </div>
  );
}

/** The picture of a chat: two colleagues about one case. */
export function ChatFigure() {
  return (
    <div className="mock chat" aria-hidden="true">
      <div>
        <small>Physiotherapy</small>Full weight-bearing from Monday?
      </div>
      <div className="chat__mine">Yes. Post-op film is in her documents.</div>
      <div className="chat__mine chat__document">
        <Icon name="documents" size={22} />
        <span>
          <b>Post-op film</b>
          <small>Added to the file today</small>
        </span>
      </div>
    </div>
  );
}
