/** Marks this history entry as sent, for `page-shell/signed-up.ts` to show when the person comes back. */
export function markSignedUp(): void {
  window.history.replaceState({ signedUp: true }, "");
}
