import { chooseProduct, field, submit } from "./form.ts";
import { open } from "./open-screen.tsx";

/** Requests a password reset for the practice product. */
export async function askForReset(username: string): Promise<void> {
  await open("/forgotpassword");
  await chooseProduct("Practice");
  await field("Username").fill(username);
  await submit("Send instructions").click();
}

/** Enters a new password twice, or another text the second time, and submits it. */
export async function changePassword(password: string, repeated = password): Promise<void> {
  await field("New password").fill(password);
  await field("Confirm password").fill(repeated);
  await submit("Change Password").click();
}
