/**
 * A name for addresses: lower case, with hyphens for spaces, slashes, commas and ampersands.
 * Neighbours share one hyphen. Other characters stay; who builds an address encodes them.
 */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s/,&]+/g, '-')
    .replace(/^-|-$/g, '')
}
