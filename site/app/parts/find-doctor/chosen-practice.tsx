import { messageWords } from "@frontdoor/words/messages.ts";
import { Sentence } from "../../ui/sentence.tsx";
import type { Practice } from "./find-doctor.state.ts";
import { PracticeLogo } from "./practice-logo.tsx";

/** What a person reads once a practice is chosen, before they go on to its kiosk (S2.052, S2.053). */
export function ChosenPractice({ name, logoImage }: Practice) {
  return (
    <div className="chosen">
      <PracticeLogo logoImage={logoImage} />
      <p>
        <Sentence
          text={messageWords.chosenPractice}
          parts={{ name: <b>{name.toLocaleUpperCase("en-ZA")}</b> }}
        />
      </p>
    </div>
  );
}
