/** What the names of categories and sub-categories are compared and sorted by: without case and space around. */
export function toNameKey(name: string): string {
  return name.trim().toLowerCase()
}
