interface WithPath {
  path: string
}

/** The path of each page of a table, which is a pattern if it has parameters. */
export function mapPaths<Table extends Record<string, WithPath>>(
  table: Table,
): { [Name in keyof Table]: Table[Name]['path'] }
export function mapPaths(table: Record<string, WithPath>): Record<string, string> {
  return Object.fromEntries(Object.entries(table).map(([name, { path }]) => [name, path]))
}

/** Replaces the parameters of a pattern, in order. Leaves out optional ones without a value. */
export function fillPattern(pattern: string, ...values: string[]): string {
  let next = 0
  return pattern.replaceAll(/\/:\w+\??/g, () => {
    const value = values[next++]
    return value === undefined ? '' : `/${value}`
  })
}
