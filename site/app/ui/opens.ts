/**
 * The attributes of a button that opens a dialog by the platform's own means, before any script of the page
 * is there. React knows them only as attributes.
 * @param dialog the id of the dialog
 */
export function opens(dialog: string): object {
  return { command: "show-modal", commandfor: dialog };
}

/** The attributes of a button that closes a dialog. */
export function closes(dialog: string): object {
  return { command: "close", commandfor: dialog };
}
