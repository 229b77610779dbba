import { NotReadyNotice } from "../../parts/not-open/not-ready-notice.tsx";

/** Says that it is not ready, and whom to ask. */
export default function ForgotUsername() {
  return (
    <>
      <h1>Forgot username</h1>
      <NotReadyNotice />
    </>
  );
}
