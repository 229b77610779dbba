import { hydratedEvent } from "../../app/client/island-events.ts";

const held = new WeakSet<HTMLFormElement>();

/**
 * Holds a submitted form until its island is hydrated: in development no server answers a form sent by the browser. A
 * repeated press sends it once. Development only.
 */
window.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  if (!form.closest("astro-island[ssr]")) return;
  event.preventDefault();
  if (held.has(form)) return;
  held.add(form);
  const send = () => {
    held.delete(form);
    form.requestSubmit(submitter);
  };
  document.addEventListener(hydratedEvent, send, { once: true });
});
