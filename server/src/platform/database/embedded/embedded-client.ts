import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { createPreparedNames } from "../prepared-names.ts";
import { resultTypes } from "../result-types.ts";
import { EngineEnded } from "./engine-ended.ts";

/** The client of an embedded engine. A statement with parameters is prepared at its first use. */
export function embeddedClient(engine: PGlite): typeof pg.Client {
  return class EmbeddedClient extends pg.Client {
    readonly #nameOf = createPreparedNames({ atUse: 1 });

    constructor() {
      super({
        stream: () => new EngineSocket(engine),
        ssl: false,
        user: "postgres",
        database: "postgres",
        types: resultTypes,
        pipeline: true,
      });
    }

    override query: pg.Client["query"] = (...given: unknown[]) => {
      const [text, values] = given;
      const name = this.#nameOf(text, values);
      return Reflect.apply(super.query, this, name === null ? given : [{ name, text, values }]);
    };
  };
}

type Written = (error?: Error | null) => void;

const terminate = "X".charCodeAt(0);
const readyForQuery = Buffer.from("Z\0\0\0\x05");

/**
 * The embedded engine as the socket that `pg` talks to. What `pg` corks together, the messages of one
 * statement, enters the engine at once: entering it costs more than most statements do.
 */
class EngineSocket extends Duplex {
  readonly #engine: PGlite;

  constructor(engine: PGlite) {
    super();
    this.#engine = engine;
  }

  /** As `net.Socket` does, when the engine is ready. */
  connect(): void {
    this.#engine.waitReady.then(
      () => this.emit("connect"),
      (error) => this.destroy(error),
    );
  }

  override _write(message: Buffer, _encoding: BufferEncoding, written: Written): void {
    this.#answer(message).then((answer) => {
      this.push(answer);
      written();
    }, written);
  }

  override _writev(messages: { chunk: Buffer }[], written: Written): void {
    const chunks = messages.map(({ chunk }) => chunk);
    this._write(Buffer.concat(chunks), "utf8", written);
  }

  /** @throws EngineEnded when the engine did not come to the end of its answer */
  async #answer(message: Buffer): Promise<Buffer> {
    const parts: Buffer[] = [];
    // The engine keeps for ever every message of a response that is taken in another way.
    const onRawData = (part: Uint8Array) => parts.push(Buffer.from(part));
    await this.#engine
      .execProtocolRawStream(message, { syncToFs: false, onRawData })
      .catch((cause) => {
        throw new EngineEnded({ cause });
      });
    const answer = Buffer.concat(parts);
    if (message[0] !== terminate && !isWhole(answer)) throw new EngineEnded();
    return answer;
  }

  override _read(): void {}

  override _final(ended: Written): void {
    this.push(null);
    ended();
  }

  /** Methods of a socket that have no meaning here. */
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}

/** Whether the last message is ReadyForQuery, which has one byte of state. */
function isWhole(answer: Buffer): boolean {
  return answer.subarray(-6, -1).equals(readyForQuery);
}
