import { doubleSet, isGsm7 } from "../src/platform/sms/gsm7.ts";

/** How many messages a text is sent and charged as (3GPP TS 23.038). */
export function smsSegments(text: string): number {
  const isGsm = isGsm7(text);
  const places = isGsm
    ? [...text].reduce((sum, letter) => sum + (doubleSet.has(letter) ? 2 : 1), 0)
    : text.length;
  const [single, joined] = isGsm ? [160, 153] : [70, 67];
  return places <= single ? 1 : Math.ceil(places / joined);
}
