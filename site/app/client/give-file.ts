/** Lets the browser download a text as a file. */
export function giveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers start the download after the click event.
  setTimeout(() => URL.revokeObjectURL(address));
}
