import { Notice } from "../ui/notice.tsx";

/** What a dialog says where its content does not come (`frame/missing-screen.ts`). */
export function MissingPart() {
  return (
    <template id="missing-part">
      <div className="missing-part" role="alert">
        <Notice kind="error">This could not be loaded. Please close it and open it again.</Notice>
      </div>
    </template>
  );
}
