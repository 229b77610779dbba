/** The beginning of a day. South Africa has one time all year. */
export const midnightOf = (day: string) => new Date(`${day}T00:00:00+02:00`).toISOString();
