import { BrokenPageWords } from "./broken-page.tsx";

/** The message where the script of a screen failed to load (`page-shell/missing-screen.ts`). */
export function MissingScreen() {
  return (
    <template id="missing-screen">
      <div tabIndex={-1} className="wrap broken-page">
        <BrokenPageWords />
      </div>
    </template>
  );
}
