import { isWellFormed } from './text-checks.ts'

/** A path under /media, or an http(s) URL that came with an import. */
export type PictureUrl = string

/** The widths in pixels in which each picture is stored: thumbnail, card, card on a dense screen, gallery. */
export const PICTURE_WIDTHS = [160, 320, 640, 960] as const

export const UPLOAD_ID_LENGTH = 32

const OWN = /^\/media\/([a-z0-9]+)-\d+\.webp$/
const WIDEST = PICTURE_WIDTHS[3]

export function pictureFile(id: string, width: number): string {
  return `${id}-${width}.webp`
}

/** Whether the name is one that `pictureFile` makes. Such a name cannot lead out of a folder. */
export function isPictureFile(name: string): boolean {
  return parsePictureId(`/media/${name}`) !== null
}

/** The URL that identifies a picture of the store: its widest version. */
export function pictureUrl(id: string): PictureUrl {
  return `/media/${pictureFile(id, WIDEST)}`
}

export function pictureUrls(id: string): PictureUrl[] {
  return pictureVersions(pictureUrl(id)).map(({ url }) => url)
}

/** Extracts the id from the URL of a picture of the store. Returns null for an external picture. */
export function parsePictureId(url: PictureUrl): string | null {
  return OWN.exec(url)?.[1] ?? null
}

/** Whether the picture was uploaded. The ids of the demo catalogue are shorter, and its pictures have no record. */
export function isUpload(id: string): boolean {
  return id.length === UPLOAD_ID_LENGTH
}

/** All widths of a picture of the store, narrowest first. None for an external picture. */
export function pictureVersions(url: PictureUrl): { url: PictureUrl; width: number }[] {
  const id = parsePictureId(url)
  if (!id) return []
  return PICTURE_WIDTHS.map((width) => ({ url: `/media/${pictureFile(id, width)}`, width }))
}

/** The same as an HTML `srcset`. Returns null for an external picture. */
export function pictureSrcSet(url: PictureUrl): string | null {
  return (
    pictureVersions(url)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ') || null
  )
}

/** Whether the text is the URL of a picture of the store or an http(s) URL. */
export function isPictureUrl(text: string): boolean {
  if (OWN.test(text)) return true
  if (!isWellFormed(text)) return false
  const url = URL.canParse(text) ? new URL(text) : null
  return url?.protocol === 'https:' || url?.protocol === 'http:'
}
