import { useState } from "react";
import { useShownPage } from "../client/navigation.tsx";
import type { ShownPage } from "../client/shown-page.ts";

/** Whether a modal is open. Every navigation, Back too, closes it: it belongs to the page that opened it. */
export function useModal(): { open: boolean; show: () => void; close: () => void } {
  const shown = useShownPage();
  const [openedIn, setOpenedIn] = useState<ShownPage | null>(null);
  return {
    open: openedIn === shown,
    show: () => setOpenedIn(shown),
    close: () => setOpenedIn(null),
  };
}
