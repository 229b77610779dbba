import { brand } from "@frontdoor/brand/brand.ts";
import { twoStepWords } from "@frontdoor/words/two-step.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Sentence } from "../../ui/sentence.tsx";

/** The recovery of somebody without phone and recovery codes: slow on purpose, and the text says so. */
export function NeitherPhoneNorCode() {
  const { question, answer } = twoStepWords.neither;
  return (
    <details className="two-step__neither">
      <summary>
        {question}
        <Icon name="chevronDown" size={20} />
      </summary>
      <p>
        <Sentence
          text={answer}
          parts={{ phone: <a href={brand.phone.href}>{brand.phone.text}</a> }}
        />
      </p>
    </details>
  );
}
