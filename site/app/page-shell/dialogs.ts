import { tendDialogForms } from "./dialog-forms.ts";

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
