import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";

type Written = (error?: Error | null) => void;

/**
 * The embedded engine as the socket that `pg` talks to. What `pg` corks together, the messages of one
 * statement, enters the engine at once: entering it costs more than most statements do.
 */
export class EngineSocket extends Duplex {
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
    // A socket never answers before its writer is done.
    queueMicrotask(() => {
      try {
        this.push(Buffer.from(this.#engine.execProtocolRawSync(message)));
        written();
      } catch (error) {
        written(error instanceof Error ? error : new Error(String(error)));
      }
    });
  }

  override _writev(messages: { chunk: Buffer }[], written: Written): void {
    const chunks = messages.map(({ chunk }) => chunk);
    this._write(Buffer.concat(chunks), "utf8", written);
  }

  override _read(): void {}

  override _final(ended: Written): void {
    this.push(null);
    ended();
  }

  /** What a socket can and this one need not. */
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
