/** Days and times, as South African clocks show them. */
export const momentWords = {
  /** Within a sentence. */
  within: {
    today: "today at {time}",
    yesterday: "yesterday at {time}",
    other: "on {day} at {time}",
  },
  /** By itself. */
  alone: { today: "Today, {time}", yesterday: "Yesterday, {time}", other: "{day}, {time}" },
  /** Not every browser knows the months of every language. */
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
} as const;
