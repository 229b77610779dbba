import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { createPreparedNames } from "../prepared-names.ts";
import { resultTypes } from "../result-types.ts";
import { EngineSocket } from "./engine-socket.ts";

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
