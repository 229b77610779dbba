import { watchDialog } from "../../ui/watch-dialog.ts";
import { type Load, starter } from "../starter.ts";

/** `client:opened`: hydrates an island when the dialog around it is opened. */
export default function opened(load: Load, _options: unknown, island: HTMLElement): void {
  const start = starter(load, island);
  const dialog = island.closest("dialog");
  if (!dialog) return;
  const startIfOpen = () => dialog.open && start();
  startIfOpen();
  watchDialog(dialog, startIfOpen);
}
