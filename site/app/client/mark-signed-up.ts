/** Notes in this entry of the history that its form was sent: `frame/signed-up.ts` says so to whoever comes back. */
export function markSignedUp(): void {
  window.history.replaceState({ signedUp: true }, "");
}
