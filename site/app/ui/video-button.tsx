import { useState } from "react";
import { Icon } from "./icons/icon.tsx";
import { Modal } from "./modal.tsx";

/**
 * A button that plays an external video in a modal (S9.033). The frame exists only while the modal is
 * open, so nothing is asked of the other site before, and the sound ends with it.
 */
export function VideoButton({ label, title, src }: { label: string; title: string; src: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="play-button" onClick={() => setOpen(true)}>
        <i>
          <Icon name="play" size={20} />
        </i>
        <span>{label}</span>
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title={title} size="lg">
        <iframe
          className="video"
          src={src}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </Modal>
    </>
  );
}
