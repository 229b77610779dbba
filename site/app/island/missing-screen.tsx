import { BrokenPageWords } from "./broken-page.tsx";

/** What a waiting document says where its screen does not come (`page-shell/missing-screen.ts`). */
export function MissingScreen() {
  return (
    <template id="missing-screen">
      <div tabIndex={-1} className="wrap broken-page">
        <BrokenPageWords />
      </div>
    </template>
  );
}
