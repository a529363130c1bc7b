import { isWellFormed } from './text-checks.ts'

/** A path below /media, or an http(s) URL from an import. */
export type PictureUrl = string

/** The widths of each stored image in pixels: thumbnail, card, card on a dense screen, gallery. */
export const PICTURE_WIDTHS = [160, 320, 640, 960] as const

export const UPLOAD_ID_LENGTH = 32

const OWN = /^\/media\/([a-z0-9]+)-\d+\.webp$/
const WIDEST = PICTURE_WIDTHS[3]

export function pictureFile(id: string, width: number): string {
  return `${id}-${width}.webp`
}

/** Whether `pictureFile` can return this name. Such a name cannot lead outside a folder. */
export function isPictureFile(name: string): boolean {
  return parsePictureId(`/media/${name}`) !== null
}

/** Returns the URL that identifies an image: its widest version. */
export function pictureUrl(id: string): PictureUrl {
  return `/media/${pictureFile(id, WIDEST)}`
}

export function pictureUrls(id: string): PictureUrl[] {
  return pictureVersions(pictureUrl(id)).map(({ url }) => url)
}

/** Extracts an image's id from its URL. Returns null for an external image. */
export function parsePictureId(url: PictureUrl): string | null {
  return OWN.exec(url)?.[1] ?? null
}

/** Whether the image was uploaded. The demo catalogue's images have shorter ids and no record. */
export function isUpload(id: string): boolean {
  return id.length === UPLOAD_ID_LENGTH
}

/** Lists an image's versions, narrowest first. Empty for an external image. */
export function pictureVersions(url: PictureUrl): { url: PictureUrl; width: number }[] {
  const id = parsePictureId(url)
  if (!id) return []
  return PICTURE_WIDTHS.map((width) => ({ url: `/media/${pictureFile(id, width)}`, width }))
}

/** Formats an image's versions as an HTML `srcset`. Returns null for an external image. */
export function pictureSrcSet(url: PictureUrl): string | null {
  return (
    pictureVersions(url)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ') || null
  )
}

/** Whether this is a stored image's URL or an http(s) URL. */
export function isPictureUrl(text: string): boolean {
  if (OWN.test(text)) return true
  if (!isWellFormed(text)) return false
  const url = URL.canParse(text) ? new URL(text) : null
  return url?.protocol === 'https:' || url?.protocol === 'http:'
}
