const [lineFeed, carriageReturn] = [0x0a, 0x0d];

/**
 * Tells on which line of a text each record begins, whichever way its lines end, empty ones and the line
 * breaks inside quotes included: what the parser counts itself is one too many for each CRLF in quotes.
 */
export function createLineCounter(text: Uint8Array) {
  let position = 0;
  let line = 1;

  function step(): void {
    const byte = text[position];
    const isCrLf = byte === carriageReturn && text[position + 1] === lineFeed;
    if (byte === lineFeed || byte === carriageReturn) line += 1;
    position += isCrLf ? 2 : 1;
  }

  return {
    /** The line on which the next record begins. @param end where that record ends, in bytes */
    nextRecord(end = position): number {
      while (text[position] === lineFeed || text[position] === carriageReturn) step();
      const begins = line;
      while (position < end) step();
      return begins;
    },
  };
}
