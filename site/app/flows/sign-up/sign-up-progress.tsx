import { Icon } from "../../ui/icons/icon.tsx";
import type { Progress, SectionProgress } from "./section-progress.ts";

const spoken: Record<Progress, string> = {
  done: "done",
  faulty: "needs a correction",
  now: "next",
  later: "to do",
};

/** How far a long form is, beside it on wide screens; each part is a link to itself. */
export function ProgressRail({ sections }: { sections: readonly SectionProgress[] }) {
  return (
    <nav aria-label="Parts of this form">
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
              {title}
              <span className="visually-hidden">, {spoken[progress]}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same as a bar above the form, where there is no room beside it. */
export function ProgressBar({ sections }: { sections: readonly SectionProgress[] }) {
  const position = sections.findIndex(
    ({ progress }) => progress === "now" || progress === "faulty",
  );
  const title = sections[position]?.title ?? "All parts are filled in";
  return (
    <div className="progress-bar" aria-hidden="true">
      <div className="progress-bar__text">
        <b>{title}</b>
        <span>
          {position < 0 ? sections.length : position + 1} of {sections.length}
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

/** Done by hand, because a change of the fragment counts as a navigation, which scrolls to the top. */
function goTo(event: { preventDefault: () => void }, id: string) {
  event.preventDefault();
  const section = document.getElementById(id);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: "start" });
}
