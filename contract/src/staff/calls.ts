import {
  endOtherStaffSessions,
  endStaffSession,
  showConsole,
  staffLogin,
  staffLogOut,
  staffPasskeyLogin,
  staffPasskeyOptions,
  staffSecondStep,
} from "./session.ts";
import { finishSetUp, readSetUp } from "./set-up.ts";
import {
  addStaffPasskey,
  newStaffPasskeyOptions,
  proveStaff,
  removeStaffPasskey,
  renewStaffCodes,
  staffProofOptions,
} from "./ways-in.ts";

/** Every call by which members of staff log in to the console and look after their own ways in. */
export const staffCalls = {
  staffLogin,
  staffSecondStep,
  staffPasskeyOptions,
  staffPasskeyLogin,
  showConsole,
  staffLogOut,
  endStaffSession,
  endOtherStaffSessions,
  readSetUp,
  finishSetUp,
  proveStaff,
  staffProofOptions,
  newStaffPasskeyOptions,
  addStaffPasskey,
  removeStaffPasskey,
  renewStaffCodes,
} as const;
export type StaffCalls = typeof staffCalls;
