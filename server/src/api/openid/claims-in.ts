/** The claims of a JWT without checking its signature; none where the text is no JWT. */
export function claimsIn(token: string): Readonly<Record<string, unknown>> {
  try {
    const [, payload = ""] = token.split(".");
    return Object(JSON.parse(Buffer.from(payload, "base64url").toString()));
  } catch {
    return {};
  }
}
