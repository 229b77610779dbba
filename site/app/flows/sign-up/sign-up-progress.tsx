import { signUpFormWords } from "@frontdoor/words/sign-up-form.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import type { SectionProgress } from "./section-progress.ts";

const { progress: words } = signUpFormWords;

/**
 * The progress of a long form, beside it on wide screens; each section links to itself, and says how far it is to screen
 * readers alone.
 */
export function ProgressRail({ sections }: { sections: readonly SectionProgress[] }) {
  return (
    <nav aria-label={words.label}>
      <ol className="progress">
        {sections.map(({ id, title, progress }) => (
          <li
            key={id}
            className={progress === "later" ? undefined : `progress__${progress}`}
            aria-current={progress === "now" ? "step" : undefined}
          >
            <i aria-hidden="true">
              {progress === "done" && <Icon name="check" size={16} />}
              {progress === "faulty" && "!"}
            </i>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              <Sentence
                text={words.parts[progress]}
                parts={{ title }}
                wrap={(heard) => <span className="visually-hidden">{heard}</span>}
              />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The progress as a bar above the form, on narrow screens. */
export function ProgressBar({ sections }: { sections: readonly SectionProgress[] }) {
  const position = sections.findIndex(
    ({ progress }) => progress === "now" || progress === "faulty",
  );
  const title = sections[position]?.title ?? words.allDone;
  return (
    <div className="progress-bar" aria-hidden="true">
      <div className="progress-bar__text">
        <b>{title}</b>{" "}
        <span>
          {fill(words.position, {
            position: position < 0 ? sections.length : position + 1,
            count: sections.length,
          })}
        </span>
      </div>
      <div className="progress-bar__parts">
        {sections.map(({ id, progress }) => (
          <i key={id} className={progress === "later" ? undefined : `progress__${progress}`} />
        ))}
      </div>
    </div>
  );
}

/** Scrolls by script, because a change of the fragment counts as a navigation, which scrolls to the top. */
function goTo(event: { preventDefault: () => void }, id: string) {
  event.preventDefault();
  const section = document.getElementById(id);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: "start" });
}
