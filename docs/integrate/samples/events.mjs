// A product that asks for what happened, where nothing can be posted to it: run it every minute.
const { FRONTDOOR_URL, PRODUCT_KEY } = process.env;

async function call(path, body) {
  const answer = await fetch(`${FRONTDOOR_URL}/api/products${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${PRODUCT_KEY}`, "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

for (let events = await call("/events"); events.length > 0; events = await call("/events")) {
  for (const { kind, accountId } of events) {
    if (["account-archived", "password-changed", "signed-out"].includes(kind)) {
      console.log(`end the sessions of ${accountId}`);
    }
  }
  // Only what was acted on: what is not acknowledged is listed again.
  await call("/events/acknowledge", { ids: events.map(({ id }) => id) });
}
