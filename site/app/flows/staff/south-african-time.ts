/** The moment at which a day, as `2026-11-19`, begins. South Africa has one time all year. */
export const midnightOf = (day: string) => momentAt(`${day}T00:00`);

/** The moment of a day and time there, as `2026-11-19T08:30`. */
export const momentAt = (dayAndTime: string) => new Date(`${dayAndTime}:00+02:00`).toISOString();
