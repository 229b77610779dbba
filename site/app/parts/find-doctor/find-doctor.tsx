import { findDoctorWords } from "@frontdoor/words/find-doctor.ts";
import { useEffect, useReducer } from "react";
import { abortOnUnmount } from "../../client/abort-on-unmount.ts";
import { attempt } from "../../client/attempt.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { closes } from "../../ui/opens.ts";
import { ChosenPractice } from "./chosen-practice.tsx";
import { askForKiosk, findPractices, goToKiosk } from "./find-doctor.calls.ts";
import {
  entriesOf,
  hasFailed,
  newFindDoctor,
  nextFindDoctor,
  searchStatus,
  unansweredText,
} from "./find-doctor.state.ts";
import { findDoctorDialog } from "./find-doctor-button.tsx";
import { PracticeCombobox } from "./practice-combobox.tsx";

/** Searches and chooses a practice, and continues to its kiosk (S2.047–S2.056, S2.126–S2.128). */
export function FindDoctor() {
  const [state, dispatch] = useReducer(nextFindDoctor, newFindDoctor);
  const { typed, chosen, step } = state;
  const text = unansweredText(state);
  const practiceId = step.at === "fetching" ? step.practiceId : null;
  const isOnTheWay = step.at === "fetching" || step.at === "leaving";

  useEffect(() => {
    if (text === "") return;
    return abortOnUnmount(
      (signal) => findPractices(text, signal),
      (answer) => dispatch({ type: "answered", text, answer }),
    );
  }, [text]);

  useEffect(() => {
    if (practiceId === null) return;
    return attempt(
      (signal) => askForKiosk(practiceId, { signal }),
      (link) => {
        const message = goToKiosk(link);
        dispatch(message === null ? { type: "left" } : { type: "linkFailed", message });
      },
      () => dispatch({ type: "returned" }),
    );
  }, [practiceId]);

  // Back from the kiosk, to a page that the browser kept.
  useEffect(() => {
    const comeBack = () => dispatch({ type: "returned" });
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);

  return (
    <>
      <PracticeCombobox
        typed={typed}
        entries={entriesOf(state)}
        failed={hasFailed(state)}
        readOnly={isOnTheWay}
        onType={(typedText) => dispatch({ type: "typed", text: typedText })}
        onAskAgain={() => dispatch({ type: "askedAgain" })}
        onChoose={(practice) => dispatch({ type: "chose", practice })}
      />
      <div role="alert">
        {step.at === "linkFailed" && <Notice kind="error">{step.message}</Notice>}
      </div>
      <div role="status">
        {chosen === null ? (
          <p className="find-doctor__status">{searchStatus(state)}</p>
        ) : (
          <ChosenPractice {...chosen} />
        )}
      </div>
      <div className="modal__actions">
        <Button look="quiet" {...closes(findDoctorDialog)}>
          {findDoctorWords.cancel}
        </Button>
        <Button
          state={isOnTheWay ? "loading" : "ready"}
          disabled={chosen === null}
          onClick={() => dispatch({ type: "continued" })}
        >
          {findDoctorWords.next}
        </Button>
      </div>
    </>
  );
}
