const uniqueViolation = "23505";
const mostTries = 3;

/**
 * Repeats a write that failed because another request took the same name at the same moment: the second run finds the
 * name taken.
 * @param write one transaction, and nothing besides
 */
export async function retryOnUniqueViolation<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      const isTaken = error instanceof Error && Reflect.get(error, "code") === uniqueViolation;
      if (!isTaken || tries === mostTries) throw error;
    }
  }
}
