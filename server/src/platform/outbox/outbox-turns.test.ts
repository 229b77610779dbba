import { expect, test } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import { openOutbox } from "./outbox.fixture.ts";

test("[SEC-F17] many due rows leave requests their turn", async () => {
  const database = await openTestDatabase();
  const outbox = await openOutbox(database);
  for (let row = 0; row < 100; row += 1) await outbox.put();
  let handled = 0;
  const send = async () => {
    handled += 1;
    return null;
  };
  const worker = outbox.worker({}, { mail: { send } });
  worker.start();
  // The first turn of the event loop in which anything else is done.
  await new Promise((resolve) => setTimeout(resolve));
  expect(handled).toBeLessThan(100);
  await expect.poll(() => handled, { timeout: 60_000 }).toBe(100);
  await worker.stop();
  await database.close();
});
