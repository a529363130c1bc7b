/** The form in which names of categories and sub-categories are compared and sorted: trimmed and in lower case. */
export function toNameKey(name: string): string {
  return name.trim().toLowerCase()
}
