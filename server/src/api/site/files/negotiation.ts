import { headerWeights } from "../../../platform/http/header-weights.ts";
import { type Encoding, encodings } from "./compression.ts";

/**
 * The encoding of a response (RFC 9110, 12.5.3): the available one with the client's highest weight, the smaller of two
 * equals, `null` for none. A client that refuses even the plain form gets that.
 */
export function chooseEncoding(acceptEncoding: string | undefined, available: readonly Encoding[]) {
  if (acceptEncoding === undefined || available.length === 0) return null;
  const weights = weightsIn(acceptEncoding);
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const plainWeight = weights.get("identity") ?? 0;
  let best: Encoding | null = null;
  let bestWeight = 0;
  for (const encoding of encodings) {
    const weight = available.includes(encoding) ? weightOf(encoding) : 0;
    if (weight > bestWeight && weight >= plainWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

/** Ten times what a browser sends. */
const longestHeader = 1_000;

/** Browsers of one kind always send the same header: parsing it anew took a thirtieth of a response's time. */
const linesRead = new Map<string, ReadonlyMap<string, number>>();
const mostLinesKept = 100;

function weightsIn(header: string): ReadonlyMap<string, number> {
  const known = linesRead.get(header);
  if (known !== undefined) return known;
  const weights = headerWeights(header, longestHeader);
  if (header.length > longestHeader) return weights;
  // Anybody can invent headers, so the cache is bounded.
  if (linesRead.size >= mostLinesKept) linesRead.clear();
  linesRead.set(header, weights);
  return weights;
}
