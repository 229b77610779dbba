/**
 * Handles forms of one field that open a dialog (`data-fills` is the id of the dialog's field): Enter presses the
 * form's button, and the dialog opens with the entered text.
 */
export function tendDialogForms(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset.fills) return;
    event.preventDefault();
    form.querySelector("button")?.click();
  });
  document.addEventListener("click", ({ target }) => {
    const form = target instanceof Element ? target.closest("button")?.form : null;
    if (form?.dataset.fills) fill(form);
  });
}

function fill(form: HTMLFormElement): void {
  const box = document.getElementById(form.dataset.fills ?? "");
  const typed = form.querySelector("input")?.value;
  if (!typed || !(box instanceof HTMLInputElement)) return;
  // Like user input: a hydrated island gets the event, any other reads the value when it starts.
  box.setRangeText(typed, 0, box.value.length, "end");
  box.dispatchEvent(new Event("input", { bubbles: true }));
}
