import { videoAwayMessage } from "@frontdoor/contract/errors.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { videoWords } from "@frontdoor/words/video.ts";
import { useEffect, useRef, useState } from "react";
import { isReachable } from "../../client/reachable.ts";
import { island } from "../../island/island.tsx";
import { Bank } from "../../ui/scene/bank.tsx";
import { Heron } from "../../ui/scene/heron.tsx";
import { Reeds } from "../../ui/scene/reeds.tsx";
import { River } from "../../ui/scene/river.tsx";
import { useDialog } from "../../ui/use-dialog.ts";

interface VideoProps {
  title: string;
  src: string;
}

/**
 * An external video. Its site gets no request before the dialog opens; closing the dialog removes the iframe, which
 * stops the sound.
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

type Stage = "asking" | "playing" | "away";

const statuses: Record<Stage, string> = {
  asking: videoWords.asking,
  away: videoAwayMessage,
  playing: videoWords.playing,
};

/** The poster covers the iframe until the video responds; otherwise the browser shows a grey box. */
function Player({ title, src }: VideoProps) {
  const [stage, setStage] = useState<Stage>("asking");
  const [tries, setTries] = useState(1);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void whetherThere(src).then(setStage);
  }, [src]);
  const again = () => {
    setStage("asking");
    void whetherThere(src).then(setStage);
    setTries(tries + 1);
    // The button disappears when the video starts. With focus inside the iframe, Escape would not close the dialog.
    place.current?.focus();
  };
  return (
    <>
      <div ref={place} className="video" tabIndex={-1}>
        <iframe
          key={tries}
          src={src}
          title={title}
          inert={stage !== "playing"}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
        {stage === "asking" && <Poster />}
        {stage === "away" && (
          <button type="button" aria-label={fill(videoWords.play, { title })} onClick={again}>
            <Poster />
          </button>
        )}
      </div>
      <p className="video__elsewhere">
        <span role="status">{statuses[stage]}</span>{" "}
        <a href={src} target="_blank" rel="noopener">
          {videoWords.elsewhere}
        </a>
      </p>
    </>
  );
}

async function whetherThere(src: string): Promise<Stage> {
  return (await isReachable(src)) ? "playing" : "away";
}

const orb = { x: 720, y: 214, r: 116 };

/** A video's poster: the river, with the play button in place of the sun. */
function Poster() {
  return (
    <svg
      viewBox="0 0 1280 720"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <River orb={orb} />
      <svg aria-hidden="true" x="190" y="270" width="206" height="382" viewBox="-216 0 216 400">
        <g transform="scale(-1 1)">
          <Heron />
        </g>
      </svg>
      <svg aria-hidden="true" y="656" width="1280" height="64">
        <Bank />
      </svg>
      <svg aria-hidden="true" x="-30" y="500" width="240" height="222">
        <Reeds count={18} seed={31} />
      </svg>
      <svg aria-hidden="true" x="1090" y="500" width="200" height="222">
        <Reeds count={14} seed={5} />
      </svg>
      <g transform="translate(640 296)">
        <circle r="84" fill="var(--surface)" />
        <path d="M-25 -43V43L45 0Z" fill="var(--accent-text)" />
      </g>
    </svg>
  );
}

export default island(Video);
