/**
 * Adds to the platform's dialogs: a click outside closes them, and the page behind does not move when it loses its
 * scrollbar. In browsers without `commandfor` it makes the buttons work.
 */
export function tendDialogs(): void {
  // First, so that a field is filled before its dialog opens.
  tendDialogForms();
  const knowsCommands = "commandForElement" in HTMLButtonElement.prototype;
  let pressed: EventTarget | null = null;
  document.addEventListener("pointerdown", ({ target }) => {
    pressed = target;
  });
  document.addEventListener("click", ({ target }) => {
    // A press that began in the dialog, such as a text selection, may end outside.
    if (target instanceof HTMLDialogElement && target === pressed) target.close();
    const button = target instanceof Element && target.closest("button[commandfor]");
    if (button && !knowsCommands) obey(button);
  });
  document.addEventListener("DOMContentLoaded", nameFirstFocus);
  document.addEventListener("beforetoggle", keepPlaceIfOpened, true);
  document.addEventListener("close", () => keepPlace(0), true);
}

/** Marks the element that a dialog focuses. In the document itself, `autofocus` would take the page's focus. */
function nameFirstFocus(): void {
  for (const field of document.querySelectorAll("dialog [data-takes-focus]")) {
    field.setAttribute("autofocus", "");
  }
}

function obey(button: Element): void {
  const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute("command") === "close") dialog.close();
  else {
    keepPlace(scrollbar());
    dialog.showModal();
  }
}

function keepPlaceIfOpened({ target, newState }: Event & { newState?: string }): void {
  if (target instanceof HTMLDialogElement && newState === "open") keepPlace(scrollbar());
}

function scrollbar(): number {
  return window.innerWidth - document.documentElement.clientWidth;
}

function keepPlace(pixels: number): void {
  document.documentElement.style.paddingRight = pixels > 0 ? `${pixels}px` : "";
}

/**
 * Handles forms of one field that open a dialog (`data-fills` is the id of the dialog's field): Enter presses the
 * form's button, and the dialog opens with the entered text.
 */
function tendDialogForms(): void {
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
