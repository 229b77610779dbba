/**
 * A form of one field that begins what a dialog goes on with (`data-fills` names the dialog's box): Enter
 * presses its button as the pointer does, and what was typed is in the box when the dialog opens.
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
  // As if it were typed there: an island that is awake hears of it, one that is not looks when it starts.
  box.setRangeText(typed, 0, box.value.length, "end");
  box.dispatchEvent(new Event("input", { bubbles: true }));
}
