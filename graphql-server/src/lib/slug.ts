/**
 * Turns a name into a part of a URL: lower case, with hyphens for spaces, slashes, commas and ampersands. Adjacent
 * ones become one hyphen. Other characters stay, so encode the result.
 */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s/,&]+/g, '-')
    .replace(/^-|-$/g, '')
}
