/** The prefix of a staff key, by which people and scanners for leaked secrets recognise it. */
export const staffKeyPrefix = "fdstaff_";

/** A key as a whole: 256 random bits as base64url, and eight hex digits of a checksum (CRC-32) over all before. */
export const staffKeyPattern = /^fdstaff_[\w-]{43}_[0-9a-f]{8}$/;

/** How many days a key of a member of staff is valid, by default and at most. */
export const staffKeyDays = 90;
export const longestStaffKeyDays = 365;
