import {
  addStaffPasskey,
  newStaffPasskeyOptions,
  reauthenticateStaff,
  removeStaffPasskey,
  renewStaffCodes,
  staffReauthenticationOptions,
} from "./authentication-methods.ts";
import {
  completeStaffTwoStep,
  endOtherStaffSessions,
  endStaffSession,
  showConsole,
  staffLogin,
  staffLogOut,
  staffPasskeyLogin,
  staffPasskeyOptions,
} from "./session.ts";
import { finishSetUp, readSetUp } from "./set-up.ts";

/** Every call by which members of staff log in to the console and manage their login. */
export const staffCalls = {
  staffLogin,
  completeStaffTwoStep,
  staffPasskeyOptions,
  staffPasskeyLogin,
  showConsole,
  staffLogOut,
  endStaffSession,
  endOtherStaffSessions,
  readSetUp,
  finishSetUp,
  reauthenticateStaff,
  staffReauthenticationOptions,
  newStaffPasskeyOptions,
  addStaffPasskey,
  removeStaffPasskey,
  renewStaffCodes,
} as const;
export type StaffCalls = typeof staffCalls;
