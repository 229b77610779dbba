const stepMilliseconds = 30_000;
const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** An app that shows codes, as a phone has one. */
export interface AuthenticatorApp {
  /** A code that counts now and was not given before: of the step before, of this one, or of the next. */
  nextCode(): Promise<string>;
  /** A code that counts at no time near. */
  wrongCode(): Promise<string>;
}

/** Tells an app the key that a page shows. */
export function openApp(shownKey: string): AuthenticatorApp {
  const secret = bytesOf(shownKey.replace(/\s/g, ""));
  let last = 0;
  return {
    async nextCode() {
      // Fifteen seconds are for the way to the server, which is long on a busy machine.
      const oldest = Math.floor((Date.now() + 15_000) / stepMilliseconds) - 1;
      last = Math.max(oldest, last + 1);
      await until((last - 1) * stepMilliseconds);
      return codeAt(secret, last);
    },
    async wrongCode() {
      const now = Math.floor(Date.now() / stepMilliseconds);
      const distances = [-2, -1, 0, 1, 2];
      const near = await Promise.all(distances.map((distance) => codeAt(secret, now + distance)));
      const wrong = ["000000", "111111", "222222", "333333", "444444", "555555"];
      return wrong.find((code) => !near.includes(code)) ?? "";
    },
  };
}

/** Whoever has used three codes in a minute waits for the next, as people do. */
async function until(moment: number): Promise<void> {
  const rest = moment - Date.now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
}

/** The six digits of one step of time (RFC 6238 with HMAC-SHA-1; RFC 4226, 5.3). */
async function codeAt(secret: Uint8Array<ArrayBuffer>, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const algorithm = { name: "HMAC", hash: "SHA-1" };
  const key = await crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]);
  const mac = new DataView(await crypto.subtle.sign("HMAC", key, counter));
  const number = mac.getUint32(mac.getUint8(mac.byteLength - 1) & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** What letters of base 32 stand for (RFC 4648, 6). */
function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const bits = [...letters].map((letter) => base32.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/[01]{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}
