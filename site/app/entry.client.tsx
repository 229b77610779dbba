import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { currentPlace } from "./client/history.ts";
import { findPage } from "./find-page.ts";
import { journeys } from "./journeys.ts";
import { Root } from "./root.tsx";
import { BrokenPage } from "./shell/broken-page.tsx";
import "./styles/site.css";

const container = document.getElementById("page");
if (container === null) window.location.replace(journeys.frame.home);
else {
  // A document that serves many addresses is empty: nothing to hydrate, and nothing to stay with on a fault.
  const isWaiting = "isWaiting" in container.dataset;
  start(container, isWaiting).catch((fault: unknown) => {
    if (isWaiting) createRoot(container).render(<BrokenPage />);
    throw fault;
  });
}

// Asked for by script: only a home screen needs it, and in the document it would hold up the typefaces (docs/decisions/0018).
const manifest = Object.assign(document.createElement("link"), {
  rel: "manifest",
  href: "/site.webmanifest",
});
document.head.append(manifest);

async function start(container: HTMLElement, isWaiting: boolean): Promise<void> {
  const shown = await findPage(currentPlace());
  if (shown === null) return window.location.replace(journeys.frame.home);
  const root = (
    <StrictMode>
      <Root first={shown} />
    </StrictMode>
  );
  if (isWaiting) createRoot(container).render(root);
  else startTransition(() => void hydrateRoot(container, root));
}
