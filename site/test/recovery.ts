import { chooseProduct, field, submit } from "./form.ts";
import { open } from "./open-screen.tsx";

/** Asks for a new password of the practice product. */
export async function askForReset(username: string): Promise<void> {
  await open("/forgotpassword");
  await chooseProduct("Practice");
  await field("Username").fill(username);
  await submit("Send instructions").click();
}

/** Types a new password twice, or something else the second time, and sends it. */
export async function changePassword(password: string, repeated = password): Promise<void> {
  await field("New password").fill(password);
  await field("Confirm password").fill(repeated);
  await submit("Change Password").click();
}
