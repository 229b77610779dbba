import { useState } from "react";
import { useVisit } from "../client/navigation.tsx";
import type { Visit } from "../client/visit.ts";

/** Whether a modal is open. Every navigation, Back too, closes it: it belongs to the visit that opened it. */
export function useModal(): { open: boolean; show: () => void; close: () => void } {
  const visit = useVisit();
  const [openedIn, setOpenedIn] = useState<Visit | null>(null);
  return {
    open: openedIn === visit,
    show: () => setOpenedIn(visit),
    close: () => setOpenedIn(null),
  };
}
