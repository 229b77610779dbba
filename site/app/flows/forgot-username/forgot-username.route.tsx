/** Stands here until the screen does. */
export default function ForgotUsername() {
  return <h1>Forgot username</h1>;
}
