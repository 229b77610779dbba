import { expect, test } from "vitest";
import { createSemaphore } from "./semaphore.ts";

test("[SEC-A12] No more run at once than there are places, and those that wait keep their order", async () => {
  const semaphore = createSemaphore(2, 10);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (n: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    order.push(n);
    running -= 1;
  };
  await Promise.all([1, 2, 3, 4, 5, 6].map((n) => semaphore.run(work(n))));
  expect(most).toBe(2);
  expect(order).toEqual([1, 2, 3, 4, 5, 6]);
});

test("Work that fails gives its place back", async () => {
  const semaphore = createSemaphore(1, 0);
  await expect(semaphore.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(semaphore.run(async () => "yes")).resolves.toBe("yes");
});
