import { type AppConfig, appConfigElementId } from "@frontdoor/contract/app-config.ts";
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
  document.body.append(container, deployment());
  const answers = new Promise((resolve) => {
    document.addEventListener("hydrated", resolve, { once: true });
  });
  shown = createRoot(container);
  shown.render(<Root first={page} />);
  await answers;
}

/** What the server writes into a page: a product and a kiosk, so that other addresses are foreign ones. */
function deployment(): HTMLElement {
  const config: AppConfig = {
    productOrigins: ["https://app.example.org"],
    kioskOrigins: ["https://kiosk.example.org"],
  };
  const block = document.createElement("script");
  block.type = "application/json";
  block.id = appConfigElementId;
  block.textContent = JSON.stringify(config);
  return block;
}

/** Takes the page away that a test has opened. */
export function close(): void {
  shown?.unmount();
  shown = undefined;
  document.body.replaceChildren();
}
