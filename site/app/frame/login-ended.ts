/** As the server and its proxies name requests; anything else that an address holds is not shown. */
const wellFormed = /^[\w.:=-]{8,128}$/;

const asked = new URLSearchParams(window.location.search);

/** Shows the part of the page that is about the error in its address. */
const error = asked.get("error") ?? "";
const endings = [...document.querySelectorAll<HTMLElement>("[data-errors]")];
const shownEnding = endings.find(({ dataset }) => dataset.errors?.split(" ").includes(error));
if (shownEnding !== undefined) for (const each of endings) each.hidden = each !== shownEnding;

/** Shows the reference that the address holds, in the element that waits for it. */
const reference = asked.get("reference") ?? "";
const shown = document.querySelector<HTMLElement>("[data-reference]");
if (shown !== null && wellFormed.test(reference)) {
  shown.textContent = (shown.dataset.reference ?? "").replace("{id}", reference);
  shown.hidden = false;
}

/** Shows what a front door on the developer's own machine says of the same request; elsewhere it sets no such cookie. */
const [of, told = ""] =
  /(?:^|; )openid-refusal=([^;]+)/.exec(document.cookie)?.[1]?.split("~") ?? [];
const developer = document.querySelector<HTMLElement>("[data-developer]");
const text = developer?.querySelector("p");
if (of === reference && told !== "" && developer && text) {
  text.textContent = decodeURIComponent(told);
  developer.hidden = false;
}
