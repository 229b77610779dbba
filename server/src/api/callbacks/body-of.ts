/** The fields of a form, or what JSON holds, whatever it is called: SNS calls it `text/plain`. Undefined where it is neither. */
export function bodyOf(text: string, contentType = ""): unknown {
  if (contentType.startsWith("application/x-www-form-urlencoded")) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
