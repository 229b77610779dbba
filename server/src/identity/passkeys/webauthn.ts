/** Loads the library when somebody uses a passkey for the first time: a process without one has 5 MB less to hold. */
export async function loadWebauthn() {
  const [library, helpers] = await Promise.all([
    import("@simplewebauthn/server"),
    import("@simplewebauthn/server/helpers"),
  ]);
  return { ...library, ...helpers };
}

export type Webauthn = Awaited<ReturnType<typeof loadWebauthn>>;

export interface PasskeyConfig {
  publicUrl: string;
}

/**
 * The relying party: our host, and our origin only. A passkey needs a host name: at an IP address such as 127.0.0.1
 * browsers create none.
 */
export function relyingParty({ publicUrl }: PasskeyConfig): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}
