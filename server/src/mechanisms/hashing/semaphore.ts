/** More work is waiting than the house takes on; the caller answers 503 (SEC-A12). */
export class HasherBusy extends Error {
  constructor() {
    super("Too many passwords are waiting to be checked.");
    this.name = "HasherBusy";
  }
}

export interface Semaphore {
  /** Runs the work when one of the places is free. @throws HasherBusy when the queue is full */
  run<T>(work: () => Promise<T>): Promise<T>;
  readonly waiting: number;
}

/** @param places how many run at once; @param queueLimit how many may wait beside them */
export function createSemaphore(places: number, queueLimit: number): Semaphore {
  let free = places;
  const queue: (() => void)[] = [];
  return {
    get waiting() {
      return queue.length;
    },
    async run(work) {
      if (free > 0) free -= 1;
      else if (queue.length >= queueLimit) throw new HasherBusy();
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next === undefined) free += 1;
        else next();
      }
    },
  };
}
