/** An address in its parts, `null` where it is none: `URL.parse` and `URL.canParse` are missing in older browsers. */
export function parsedUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
