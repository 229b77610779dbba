/** A document of several products has one label per product for a field: connects the visible one with the field. */
function nameFields(): void {
  for (const label of document.querySelectorAll<HTMLLabelElement>(".show-if > label")) {
    const control = label.closest(".field")?.querySelector("input");
    label.htmlFor = label.offsetParent === null ? "" : (control?.id ?? "");
  }
}

nameFields();
new MutationObserver(nameFields).observe(document.documentElement, {
  attributeFilter: ["data-context"],
});
