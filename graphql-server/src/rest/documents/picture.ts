/** A picture's address as REST tells it: empty when there is none. */
export function pictureAddress(image: { url: string } | null | undefined): string {
  return image?.url ?? ''
}
