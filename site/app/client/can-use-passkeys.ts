/** Whether this browser has passkeys, and reads what a server says of them by itself. */
export function canUsePasskeys(): boolean {
  const { PublicKeyCredential } = window;
  return PublicKeyCredential !== undefined && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}
