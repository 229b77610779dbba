import { useRef } from "react";
import { island } from "../../island/island.tsx";
import { useDialog } from "../../ui/use-dialog.ts";

/**
 * The frame of an external video. It exists only while its dialog is open, so nothing is asked of the other
 * site before, and the sound ends with it. A page cannot tell whether a frame of another site has come, so
 * a link to the video always stands below it.
 */
function Video({ title, src }: { title: string; src: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { isOpen } = useDialog(place);
  return (
    <div ref={place} className="island">
      {isOpen && (
        <iframe
          className="video"
          src={src}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      <p className="video__elsewhere">
        Does nothing play here?{" "}
        <a href={src} target="_blank" rel="noopener">
          Watch the video in a new tab
        </a>
      </p>
    </div>
  );
}

export default island(Video);
