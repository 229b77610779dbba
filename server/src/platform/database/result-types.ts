import pg from "pg";

const bigint = 20;
const date = 1082;

/**
 * How results are read, the same on both engines: bigint as a number (ours stay far below 2^53), a
 * date as its ISO text without a time zone's shift, a timestamptz as a Date.
 */
export const resultTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === bigint) return Number;
    if (oid === date) return String;
    return pg.types.getTypeParser(oid, format);
  },
};
