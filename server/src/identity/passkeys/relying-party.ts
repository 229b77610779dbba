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
