import { useRef, useState } from "react";
import { isReachable } from "../../client/reachable.ts";
import { island } from "../../island/island.tsx";
import { useDialog } from "../../ui/use-dialog.ts";
import { Poster } from "./poster.tsx";

interface VideoProps {
  title: string;
  src: string;
}

/**
 * The video of another site. Nothing is asked of that site before play is pressed, and the frame goes with
 * the dialog, and the sound with it.
 */
function Video({ title, src }: VideoProps) {
  const place = useRef<HTMLDivElement>(null);
  const { isOpen, closings } = useDialog(place);
  return (
    <div ref={place} className="island">
      {isOpen && <Player key={closings} title={title} src={src} />}
    </div>
  );
}

type Stage = "before" | "asking" | "playing" | "away";

/** A poster until the video is known to come: a frame without one is the browser's grey box. */
function Player({ title, src }: VideoProps) {
  const [stage, setStage] = useState<Stage>("before");
  const play = async () => {
    setStage("asking");
    setStage((await isReachable(src)) ? "playing" : "away");
  };
  return (
    <>
      {stage === "playing" ? (
        <div ref={focus} tabIndex={-1}>
          <iframe
            className="video"
            src={src}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </div>
      ) : (
        <button type="button" className="video" aria-label={`Play: ${title}`} onClick={play}>
          <Poster />
        </button>
      )}
      <p className="video__elsewhere">
        <span role="status">{wordsOf(stage, src)}</span>{" "}
        <a href={src} target="_blank" rel="noopener">
          Watch it in a new tab
        </a>
      </p>
    </>
  );
}

/** The button that had the focus is gone. In the frame itself Escape would not close the dialog. */
const focus = (place: HTMLElement | null) => place?.focus();

function wordsOf(stage: Stage, src: string): string {
  switch (stage) {
    case "before":
      return `Nothing is loaded from ${new URL(src).host} until you press play.`;
    case "asking":
      return "The video is on its way.";
    case "away":
      return "The video cannot be reached. Press play to try again.";
    case "playing":
      return "Does nothing play here?";
  }
}

export default island(Video);
