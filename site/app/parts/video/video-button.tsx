import { Pictogram } from "../../ui/icons/pictogram.tsx";
import { opens } from "../../ui/opens.ts";

export const videoDialog = "video";

/** A button that opens an external video in a dialog (S9.033); without script it links to the video. */
export function VideoButton({ label, src }: { label: string; src: string }) {
  const face = (
    <>
      <i>
        <Pictogram name="play" size={20} />
      </i>
      <span>{label}</span>
    </>
  );
  return (
    <>
      <button type="button" className="play-button" {...opens(videoDialog)}>
        {face}
      </button>
      <noscript>
        {" "}
        {import.meta.env.SSR && (
          <a className="play-button" href={src}>
            {face}
          </a>
        )}
      </noscript>
    </>
  );
}
