/** Days and times of the page of one's own account, as South African clocks show them. */
export const momentWords = {
  /** Within a sentence. */
  within: {
    today: "today at {time}",
    yesterday: "yesterday at {time}",
    other: "on {day} at {time}",
  },
  /** By itself. */
  alone: { today: "Today, {time}", yesterday: "Yesterday, {time}", other: "{day}, {time}" },
} as const;
