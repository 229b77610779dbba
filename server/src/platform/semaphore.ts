/** Too much work is waiting; the response is 503 (SEC-A12). */
export class QueueFull extends Error {
  constructor() {
    super("Too much work is waiting.");
    this.name = "QueueFull";
  }
}

type Run = <T>(work: () => Promise<T>) => Promise<T>;

export type Semaphore = ReturnType<typeof createSemaphore>;

/**
 * @param places how many run at once
 * @param queueLimit how many may wait beside them
 */
export function createSemaphore(places: number, queueLimit: number) {
  let free = places;
  let reservations = 0;
  const queue: (() => void)[] = [];

  async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) free += 1;
      else next();
    }
  }

  /**
   * Reserves a place in the queue for later work: work that is given to `run` waits for its turn and is not refused any
   * more.
   * @throws QueueFull when the queue is full
   */
  async function withReservation<T>(work: (run: Run) => Promise<T>): Promise<T> {
    if (reservations >= places + queueLimit) throw new QueueFull();
    reservations += 1;
    try {
      return await work(takeTurn);
    } finally {
      reservations -= 1;
    }
  }

  return {
    /** How much work waits for its turn. */
    get waiting() {
      return queue.length;
    },
    withReservation,
    /** Runs the work when one of the places is free. @throws QueueFull when the queue is full */
    run: <T>(work: () => Promise<T>) => withReservation((run) => run(work)),
  };
}
