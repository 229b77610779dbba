/** Text without direction marks, joiners and their kind. */
export function withoutMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, "");
}

/** A typed username or address as it is sent: without spaces around it, and without what nobody sees. */
export function enteredName(pasted: string): string {
  return withoutMarks(pasted).trim();
}
