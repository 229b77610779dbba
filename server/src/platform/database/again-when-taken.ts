const uniqueViolation = "23505";
const mostTries = 3;

/**
 * Writes once more where somebody else took the same name in the same moment: the next look finds whose it is.
 * @param write one transaction, and nothing besides
 */
export async function againWhenTaken<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      const isTaken = error instanceof Error && Reflect.get(error, "code") === uniqueViolation;
      if (!isTaken || tries === mostTries) throw error;
    }
  }
}
