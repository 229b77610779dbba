/** The part of a list that is read: the rows that follow the one with the id `after`, at most `limit`. */
export interface Page {
  after?: string | undefined;
  limit: number;
}
