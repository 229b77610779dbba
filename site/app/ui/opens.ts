/**
 * The attributes of a button that opens a dialog without script (Invoker Commands API), in a form that React passes on.
 * @param dialog the id of the dialog
 */
export function opens(dialog: string): object {
  return { command: "show-modal", commandfor: dialog };
}

/** The attributes of a button that closes a dialog. */
export function closes(dialog: string): object {
  return { command: "close", commandfor: dialog };
}
