import { hydratedEvent } from "../../app/client/island-events.ts";

const held = new WeakSet<HTMLFormElement>();

/**
 * Holds a form until its island answers, however long its sources take: a page in development answers no form that
 * the browser sends by itself. Pressed again meanwhile, it is still sent once. Development only.
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
