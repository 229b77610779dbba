/** How a key of a member of staff begins, so that people and scanners for leaked secrets know it. */
export const staffKeyPrefix = "fdstaff_";

/** A key as a whole: 256 random bits as base64url, and eight hex digits of a checksum (CRC-32) over all before. */
export const staffKeyPattern = /^fdstaff_[\w-]{43}_[0-9a-f]{8}$/;

/** How many days a key of a member of staff works, where nobody says otherwise, and at most. */
export const staffKeyDays = 90;
export const longestStaffKeyDays = 365;
