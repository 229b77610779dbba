import { hash } from "node:crypto";

/** An iterated digest, in the two forms that systems use. */
export type IteratedDigest =
  | { kind: "phpass"; log2Rounds: number }
  | { kind: "sha512crypt"; rounds: number };

const alphabet = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** What `log2Rounds` is written as in a text of phpass; -1 for any other letter. */
export function phpassRounds(letter: string): number {
  return letter.length === 1 ? alphabet.indexOf(letter) : -1;
}

/**
 * The output as both systems write it. It blocks its thread: a login calls `digestInThread`.
 * @param salt as the text has it
 */
export function iteratedDigest(cost: IteratedDigest, salt: Buffer, password: Buffer): string {
  return cost.kind === "phpass"
    ? phpass(2 ** cost.log2Rounds, salt, password)
    : sha512crypt(cost.rounds, salt, password);
}

const md5 = (bytes: Buffer) => hash("md5", bytes, "buffer");
const sha512 = (...parts: Buffer[]) => hash("sha512", Buffer.concat(parts), "buffer");

/** The portable hash of phpass, which WordPress and phpBB write. */
function phpass(rounds: number, salt: Buffer, password: Buffer): string {
  let digest = md5(Buffer.concat([salt, password]));
  const next = Buffer.concat([digest, password]);
  for (let round = 0; round < rounds; round += 1) {
    next.set(digest);
    digest = md5(next);
  }
  return letters(digest, [...digest.keys()]);
}

/** The order in which SHA-crypt writes the bytes of its output. */
const written = Array.from({ length: 21 }, (_, at) => {
  const three = [at, at + 21, at + 42];
  return [2, 1, 0].map((place) => three[(place + at) % 3] ?? 0);
}).flat();

/** `$6$` of crypt(3), by its specification (Drepper, "Unix crypt using SHA-256 and SHA-512"), whose steps it names. */
function sha512crypt(rounds: number, salt: Buffer, password: Buffer): string {
  const other = sha512(password, salt, password);
  const bits = [...password.length.toString(2)].reverse();
  let digest = sha512(
    ...[password, salt, repeated(other, password.length)], // 2, 3, 9, 10
    ...bits.map((bit) => (bit === "1" ? other : password)), // 11
  );
  const p = repeated(sha512(...Array<Buffer>(password.length).fill(password)), password.length); // 13–16
  const s = repeated(sha512(...Array<Buffer>(16 + (digest[0] ?? 0)).fill(salt)), salt.length); // 17–20
  for (let round = 0; round < rounds; round += 1) {
    const isOdd = round % 2 === 1;
    digest = sha512(
      isOdd ? p : digest,
      ...(round % 3 === 0 ? [] : [s]),
      ...(round % 7 === 0 ? [] : [p]),
      isOdd ? digest : p,
    );
  }
  return letters(digest, [...written, 63]);
}

/** A digest again and again, up to a length. */
function repeated(digest: Buffer, length: number): Buffer {
  return Buffer.alloc(length, digest);
}

/** Three bytes become four letters, the lowest bits first; a shorter rest becomes as many letters as it needs. */
function letters(bytes: Buffer, order: readonly number[]): string {
  let text = "";
  for (let at = 0; at < order.length; at += 3) {
    const three = order.slice(at, at + 3).map((place) => bytes[place] ?? 0);
    const value = three.reduce((sum, byte, place) => sum + byte * 256 ** place, 0);
    for (let letter = 0; letter <= three.length; letter += 1) {
      text += alphabet[Math.floor(value / 64 ** letter) % 64];
    }
  }
  return text;
}
