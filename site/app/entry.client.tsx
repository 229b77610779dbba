import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { currentPlace } from "./client/history.ts";
import { findVisit } from "./find-visit.ts";
import { Root } from "./root.tsx";
import "./styles/site.css";
import "./flows/sign-up/sign-up.css";

const visit = await findVisit(currentPlace());
const container = document.getElementById("page");
if (visit === null || container === null) window.location.replace("/");
else {
  const root = (
    <StrictMode>
      <Root first={visit} />
    </StrictMode>
  );
  // The fallback document has no page of its own to take over.
  if ("isWaiting" in container.dataset) createRoot(container).render(root);
  else startTransition(() => void hydrateRoot(container, root));
}
