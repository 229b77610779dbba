/** Marks this history entry as sent, so that `page-shell/signed-up.ts` shows it when the person returns. */
export function markSignedUp(): void {
  window.history.replaceState({ signedUp: true }, "");
}
