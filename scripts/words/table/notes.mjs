/// <reference lib="dom" />
// Keeps what somebody writes into the table and ticks, in this browser, and gives it back for whoever mends the texts.

const kept = `notes on ${document.body.dataset.language}`;
const notes = JSON.parse(localStorage.getItem(kept) ?? '{"texts":{},"areas":{}}');
const keep = () => localStorage.setItem(kept, JSON.stringify(notes));

for (const cell of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".instead"))) {
  const { place = "" } = cell.dataset;
  cell.textContent = notes.texts[place] ?? "";
  cell.addEventListener("input", () => {
    const text = cell.innerText.trim();
    if (text === "") delete notes.texts[place];
    else notes.texts[place] = text;
    keep();
  });
}

const boxes = /** @type {NodeListOf<HTMLInputElement>} */ (
  document.querySelectorAll("[data-area]")
);
for (const box of boxes) {
  const { area = "" } = box.dataset;
  box.checked = notes.areas[area] ?? false;
  box.addEventListener("change", () => {
    notes.areas[area] = box.checked;
    keep();
  });
}

/** What `npm run words -- import` reads. */
function asText() {
  const lines = Object.entries(notes.texts).map(([place, text]) => `${place}\n    ${text}\n`);
  const unread = [...boxes].filter((box) => !box.checked).map((box) => box.dataset.area);
  if (unread.length > 0) lines.push(`Not ticked: ${unread.join(", ")}\n`);
  return [`Notes on ${document.body.dataset.language}\n`, ...lines].join("\n");
}

document.querySelector("#save")?.addEventListener("click", () => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([asText()], { type: "text/plain" }));
  link.download = `words-${document.body.dataset.language?.split("-")[0]}.txt`;
  link.click();
});

document.querySelector("#copy")?.addEventListener("click", async () => {
  await navigator.clipboard.writeText(asText());
  const copied = document.querySelector("#copied");
  if (copied) copied.textContent = `Copied: ${Object.keys(notes.texts).length}.`;
});
