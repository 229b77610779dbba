import { tendDialogForms } from "./dialog-forms.ts";

/**
 * What the platform does not do for a dialog: a press beside it closes it, and the page behind keeps its
 * place though it loses its scrollbar. Where a browser does not know `commandfor` yet, buttons work all the
 * same.
 */
export function tendDialogs(): void {
  // First: a box is filled before its dialog opens.
  tendDialogForms();
  const knowsCommands = "commandForElement" in HTMLButtonElement.prototype;
  let pressed: EventTarget | null = null;
  document.addEventListener("pointerdown", ({ target }) => {
    pressed = target;
  });
  document.addEventListener("click", ({ target }) => {
    // A press that began in the dialog, such as one that selects text, may end beside it.
    if (target instanceof HTMLDialogElement && target === pressed) target.close();
    const button = target instanceof Element && target.closest("button[commandfor]");
    if (button && !knowsCommands) obey(button);
  });
  document.addEventListener("DOMContentLoaded", nameFirstFocus);
  document.addEventListener("beforetoggle", keepPlaceIfOpened, true);
  document.addEventListener("close", () => keepPlace(0), true);
}

/** What a dialog gives the focus to. In the document itself the attribute would ask for the page's. */
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
