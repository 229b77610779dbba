/** As the server and its proxies name requests; anything else that an address holds is not shown. */
const wellFormed = /^[\w.:=-]{8,128}$/;

/** Shows the reference that the address of an error page holds, in the element that waits for it. */
const reference = new URLSearchParams(window.location.search).get("reference") ?? "";
const shown = document.querySelector<HTMLElement>("[data-reference]");
if (shown !== null && wellFormed.test(reference)) {
  shown.textContent = (shown.dataset.reference ?? "").replace("{id}", reference);
  shown.hidden = false;
}
