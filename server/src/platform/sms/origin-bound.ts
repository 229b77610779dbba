/**
 * A text with the line by which a phone fills the code in at our address alone.
 * Format: https://wicg.github.io/sms-one-time-codes/
 */
export function boundToOrigin(text: string, { publicUrl }: { publicUrl: string }, code: string) {
  return `${text}\n@${new URL(publicUrl).hostname} #${code}`;
}
