/** What a dialog says where its content does not come (`frame/missing-screen.ts`). */
export function MissingPart() {
  return (
    <template id="missing-part">
      <p data-missing-part="" role="alert">
        This could not be loaded. Please close it and open it again.
      </p>
    </template>
  );
}
