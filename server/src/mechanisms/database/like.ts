/** A `like` pattern for texts that contain this one; `%`, `_` and `\` mean themselves (SEC-D15). */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
