import { createRoot, type Root as ReactRoot } from "react-dom/client";
import { currentPlace } from "../app/client/history.ts";
import { findPage } from "../app/find-page.ts";
import { Root } from "../app/root.tsx";
import "../app/styles/site.css";

let shown: ReactRoot | undefined;

/** Shows what an address of the site shows, and waits until it answers to a person. */
export async function open(address: string): Promise<void> {
  close();
  history.replaceState(null, "", address);
  const page = await findPage(currentPlace());
  if (page === null) throw new Error(`The site has no page ${address}.`);
  const container = document.createElement("div");
  container.id = "page";
  document.body.append(container);
  const answers = new Promise((resolve) => {
    document.addEventListener("hydrated", resolve, { once: true });
  });
  shown = createRoot(container);
  shown.render(<Root first={page} />);
  await answers;
}

/** Takes the page away that a test has opened. */
export function close(): void {
  shown?.unmount();
  shown = undefined;
  document.body.replaceChildren();
}
