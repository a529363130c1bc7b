import { isWellFormed } from './text-checks.ts'

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

/** Every address of a picture of the store's own: one for each width. */
export function pictureUrls(id: string): PictureUrl[] {
  return PICTURE_WIDTHS.map((width) => `/media/${pictureFile(id, width)}`)
}

/** The id within an address of the store's own; null for a picture from elsewhere. */
export function parsePictureId(url: PictureUrl): string | null {
  return OWN.exec(url)?.[1] ?? null
}

/** All widths of an own picture in the form of the HTML attribute `srcset`; null for one from elsewhere. */
export function pictureSrcSet(url: PictureUrl): string | null {
  const id = parsePictureId(url)
  if (!id) return null
  return PICTURE_WIDTHS.map((width) => `/media/${pictureFile(id, width)} ${width}w`).join(', ')
}

/** Whether a text is the address of an own picture or an http(s) address. */
export function isPictureUrl(text: string): boolean {
  if (OWN.test(text)) return true
  if (!isWellFormed(text)) return false
  const url = URL.canParse(text) ? new URL(text) : null
  return url?.protocol === 'https:' || url?.protocol === 'http:'
}
