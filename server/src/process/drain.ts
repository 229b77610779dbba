import { Server } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How long connections that wait for their next request are kept after the listener closed. */
const leaveMilliseconds = 1_000;
/** How many consecutive turns of the event loop have to pass without a request, each of them short. */
const quietTurns = 3;
const quietMilliseconds = 0.3;
/** A process that is never quiet stops after this time. */
const mostMilliseconds = 2_000;

export type Drain = ReturnType<typeof createDrain>;

/**
 * How a process leaves without a request being lost.
 *
 * A balancer that checks nothing learns of an end by a connection that is refused, which costs no request: it is sent
 * elsewhere. So the listener closes while every connection that is kept still answers, and at a moment when the event
 * loop has nothing to do: a connection that the system has taken but nobody has looked at would be reset, and a
 * balancer sends no write a second time. Only then does an answer end its connection, since each one that it ends is
 * followed by a new one.
 */
export function createDrain(app: FastifyInstance) {
  const state = { isDraining: false, isLeaving: false };
  let ended: Promise<void> = Promise.resolve();
  app.addHook("onSend", async (_request, reply) => {
    if (state.isLeaving) reply.header("Connection", "close");
  });
  return {
    /** Whether load balancers are told to send no more requests. */
    get isDraining() {
      return state.isDraining;
    },
    /**
     * Makes `/readyz` say so and goes on serving for the given time; then accepts no new connection, and ends each
     * existing one with its next response. Requests that still run are left to `stop`.
     */
    async run(seconds: number) {
      state.isDraining = true;
      await pause(seconds * 1000);
      await untilQuiet(app.server);
      // The http server's own `close` would also end idle connections, some of them while a request is on its way.
      ended = new Promise((resolve) => Server.prototype.close.call(app.server, () => resolve()));
      state.isLeaving = true;
      app.quickAnswers.stop();
      await pause(leaveMilliseconds);
      await untilQuiet(app.server);
      app.server.closeIdleConnections();
    },
    /** Resolves when the last connection of a listener that `run` closed has ended; at once when it closed none. */
    ended: () => ended,
  };
}

/** One turn accepts one of the waiting connections, so after a short turn others may still wait. */
async function untilQuiet(server: Server): Promise<void> {
  let came = false;
  const note = () => {
    came = true;
  };
  server.on("connection", note);
  const end = performance.now() + mostMilliseconds;
  for (let quiet = 0; quiet < quietTurns && performance.now() < end; ) {
    came = false;
    const began = performance.now();
    await nextTurn();
    quiet = !came && performance.now() - began < quietMilliseconds ? quiet + 1 : 0;
  }
  server.off("connection", note);
}
