import { hydratedEvent } from "../../app/client/island-events.ts";

/**
 * Holds a form until its island answers, however long its sources take: a page in development answers no form that
 * the browser sends by itself. Development only.
 */
window.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  if (!form.closest("astro-island[ssr]")) return;
  event.preventDefault();
  document.addEventListener(hydratedEvent, () => form.requestSubmit(submitter), { once: true });
});
