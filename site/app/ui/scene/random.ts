/** A repeatable source of numbers from 0 to 1, so that server and browser draw the same picture. */
export function repeatableRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return (state >>> 0) / 4294967296;
  };
}
