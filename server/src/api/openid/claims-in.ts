/** The claims of a JWT, whoever signed it; none in what is no JWT. */
export function claimsIn(token: string): Readonly<Record<string, unknown>> {
  try {
    const [, payload = ""] = token.split(".");
    return Object(JSON.parse(Buffer.from(payload, "base64url").toString()));
  } catch {
    return {};
  }
}
