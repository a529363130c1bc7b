/** An address under /media, or an http(s) address that an import brought along. */
export type PictureUrl = string

/** Widths in pixels in which each picture is kept: thumbnail, card, card on a dense screen, gallery. */
export const PICTURE_WIDTHS = [160, 320, 640, 960] as const

const OWN = /^\/media\/([a-z0-9]+)-\d+\.webp$/
const WIDEST = PICTURE_WIDTHS[3]

/** Name of the file that holds one width of a picture. */
export function pictureFile(id: string, width: number): string {
  return `${id}-${width}.webp`
}

/** The address that stands for a picture of the store's own: its widest version. */
export function pictureUrl(id: string): PictureUrl {
  return `/media/${pictureFile(id, WIDEST)}`
}

/** All widths of an own picture in the form of the HTML attribute `srcset`; null for one from elsewhere. */
export function pictureSrcSet(url: PictureUrl): string | null {
  const id = OWN.exec(url)?.[1]
  if (!id) return null
  return PICTURE_WIDTHS.map((width) => `/media/${pictureFile(id, width)} ${width}w`).join(', ')
}
