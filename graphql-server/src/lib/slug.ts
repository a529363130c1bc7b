/**
 * Converts a name to a part of a URL: lower case, with one hyphen for adjacent spaces, slashes, commas and ampersands.
 * Keeps other characters, so encode the result.
 */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s/,&]+/g, '-')
    .replace(/^-|-$/g, '')
}
