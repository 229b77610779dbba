/** Whether this browser supports passkeys and parses the server's JSON options itself. */
export function canUsePasskeys(): boolean {
  const { PublicKeyCredential } = window;
  return PublicKeyCredential !== undefined && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}
