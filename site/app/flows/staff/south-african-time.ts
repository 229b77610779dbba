/** Returns the start of a day such as `2026-11-19`. South Africa has no daylight saving time. */
export const midnightOf = (day: string) => momentAt(`${day}T00:00`);

/** Returns the moment of a South African day and time such as `2026-11-19T08:30`. */
export const momentAt = (dayAndTime: string) => new Date(`${dayAndTime}:00+02:00`).toISOString();
