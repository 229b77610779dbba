import { crc32, deflateSync } from "node:zlib";
import { type Practice, savePractices } from "../src/directory/practices/save-practices.ts";
import type { TestServer } from "./test-server.ts";

/** Adds practices as the practice product does. */
export function addPractices(server: TestServer, practices: readonly Partial<Practice>[]) {
  const complete = practices.map((practice, place) => ({
    id: `practice-${place}`,
    name: "Nameless",
    logo: null,
    active: true,
    ...practice,
  }));
  return savePractices(server.database.kysely, complete, server.deps.clock());
}

/** A chunk of a PNG. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), chunk.length - 4);
  return chunk;
}

/** A grey PNG; `extra` chunks stand before the picture. */
export function greyPng({
  side = 2,
  extra = [],
}: {
  side?: number;
  extra?: readonly Buffer[];
} = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  const pixels = deflateSync(Buffer.alloc((side + 1) * side));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    ...extra,
    pngChunk("IDAT", pixels),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}
