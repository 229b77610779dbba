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
 * Whom passkeys are made for: our host, and pages of our address alone. A passkey belongs to a name: at an address
 * of numbers, such as 127.0.0.1, browsers make none.
 */
export function relyingParty({ publicUrl }: PasskeyConfig): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}
