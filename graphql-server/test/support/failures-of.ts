/** Runs the check for each case, one after another, and returns the names of those that fail, with their errors. */
export async function failuresOf<Case>(
  cases: Iterable<Case>,
  nameOf: (one: Case) => string,
  check: (one: Case) => unknown,
): Promise<string[]> {
  const failures: string[] = []
  for (const one of cases) {
    try {
      await check(one)
    } catch (error) {
      failures.push(`${nameOf(one)}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return failures
}
