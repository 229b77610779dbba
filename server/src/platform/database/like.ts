/** A `like` pattern for texts that contain this one; `%`, `_` and `\` mean themselves (SEC-D15). */
export function containing(text: string): string {
  return `%${literal(text)}%`;
}

/** The same for texts that start with this one. */
export function startingWith(text: string): string {
  return `${literal(text)}%`;
}

function literal(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
