import { Icon } from "./icons/icon.tsx";
import { Modal } from "./modal.tsx";
import { useModal } from "./use-modal.ts";

/**
 * A button that plays an external video in a modal (S9.033). The frame exists only while the modal is
 * open, so nothing is asked of the other site before, and the sound ends with it. A page cannot tell
 * whether a frame of another site has come, so a link to the video always stands below it; without
 * scripts a link takes the button's place.
 */
export function VideoButton({ label, title, src }: { label: string; title: string; src: string }) {
  const { open, show, close } = useModal();
  const face = (
    <>
      <i>
        <Icon name="play" size={20} />
      </i>
      <span>{label}</span>
    </>
  );
  return (
    <>
      <button type="button" className="play-button" onClick={show}>
        {face}
      </button>
      <noscript>
        {import.meta.env.SSR && (
          <a className="play-button" href={src}>
            {face}
          </a>
        )}
      </noscript>
      <Modal open={open} onClose={close} title={title} size="lg">
        <iframe
          className="video"
          src={src}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
        <p className="video__elsewhere">
          Does nothing play here?{" "}
          <a href={src} target="_blank" rel="noopener">
            Watch the video in a new tab
          </a>
        </p>
      </Modal>
    </>
  );
}
