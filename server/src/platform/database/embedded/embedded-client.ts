import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { resultTypes } from "../result-types.ts";
import { EngineSocket } from "./engine-socket.ts";

/** No more statements are kept: each holds some of the engine's memory until the process ends. */
const mostPrepared = 300;
/** Three or more entries of an `in`, or a second row of `values`: the text is another at every length. */
const list = / in \(\$\d+, \$\d+, |\), \(\$/;

/**
 * The client of an embedded engine. A statement with parameters is prepared at its first use: to parse
 * and plan one costs the engine more than to run it. A search by a pattern is not: which index serves it
 * depends on the pattern, and one plan for all reads every name for one that nobody has. Nor is a list of
 * any length: each would take a name that a statement that comes back should have.
 */
export function embeddedClient(engine: PGlite): typeof pg.Client {
  return class EmbeddedClient extends pg.Client {
    readonly #names = new Map<string, string>();

    constructor() {
      super({
        stream: () => new EngineSocket(engine),
        ssl: false,
        user: "postgres",
        database: "postgres",
        types: resultTypes,
      });
    }

    override query: pg.Client["query"] = (...given: unknown[]) => {
      const [text, values] = given;
      const name = this.#nameOf(text, values);
      return Reflect.apply(super.query, this, name === null ? given : [{ name, text, values }]);
    };

    #nameOf(text: unknown, values: unknown): string | null {
      if (typeof text !== "string" || !Array.isArray(values) || values.length === 0) return null;
      const known = this.#names.get(text);
      if (known !== undefined) return known;
      if (text.includes(" like ") || list.test(text) || this.#names.size === mostPrepared)
        return null;
      const name = `statement-${this.#names.size}`;
      this.#names.set(text, name);
      return name;
    }
  };
}
