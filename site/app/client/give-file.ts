/** Gives the browser a text as a file, to be kept where it keeps such. */
export function giveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser takes it up after the press.
  setTimeout(() => URL.revokeObjectURL(address));
}
