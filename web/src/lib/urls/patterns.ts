interface WithPath {
  path: string
}

/** Maps each page in a table to its path, which is a pattern if it has parameters. */
export function mapPaths<Table extends Record<string, WithPath>>(
  table: Table,
): { [Name in keyof Table]: Table[Name]['path'] }
export function mapPaths(table: Record<string, WithPath>): Record<string, string> {
  return Object.fromEntries(Object.entries(table).map(([name, { path }]) => [name, path]))
}

/** Replaces a pattern's parameters, in order. Omits optional parameters without a value. */
export function fillPattern(pattern: string, ...values: string[]): string {
  let next = 0
  return pattern.replaceAll(/\/:\w+\??/g, () => {
    const value = values[next++]
    return value === undefined ? '' : `/${value}`
  })
}
