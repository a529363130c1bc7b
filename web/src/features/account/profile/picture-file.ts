/** What the store takes. Its server decides by the file's content; this is what the file says of itself. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

const maxBytes = 5 * 1024 * 1024

/** Why the store would not take the file, as far as can be told before it is sent; null when it may. */
export function validatePicture({ type, size }: File): string | null {
  if (!pictureTypes.includes(type)) return 'Please choose a JPEG, PNG, WebP or AVIF picture.'
  return size > maxBytes ? 'This picture is too big: it can have at most 5 MB.' : null
}
