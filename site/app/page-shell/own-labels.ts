/** A document of several products holds the label of each for a field: the field bears the name that is shown. */
function nameFields(): void {
  for (const label of document.querySelectorAll<HTMLLabelElement>(".when > label")) {
    const control = label.closest(".field")?.querySelector("input");
    label.htmlFor = label.offsetParent === null ? "" : (control?.id ?? "");
  }
}

nameFields();
new MutationObserver(nameFields).observe(document.documentElement, {
  attributeFilter: ["data-context"],
});
