import type { ReactNode } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { videoDialog } from "./video-button.tsx";

export function VideoDialog({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Dialog id={videoDialog} title={title} size="lg">
      {children}
    </Dialog>
  );
}
