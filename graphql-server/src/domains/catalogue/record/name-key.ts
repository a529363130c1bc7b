/** Trims a category name and converts it to lower case, for comparing and sorting. */
export function toNameKey(name: string): string {
  return name.trim().toLowerCase()
}
