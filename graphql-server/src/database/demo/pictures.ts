import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { PICTURE_WIDTHS, pictureFile, type PictureUrl, pictureUrl } from '../../lib/pictures.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import { composePicture, type PictureSpec } from './pictures/compose.ts'
import type { Colour } from './pictures/palette.ts'

/** The methods of an image storage that the demo catalogue uses. */
export type DrawingStorage = Pick<FileStorage, 'has' | 'write'>

export interface Drawing {
  /** The drawing's hash: equal images share one id, and a changed drawing is a new image. */
  id: string
  url: PictureUrl
  svg: string
}

const CONCURRENCY = 2
/** The SVG's width in pixels at its own density. */
const SVG_WIDTH = 320
const SVG_DENSITY = 72

export function createDrawing(picture: PictureSpec, tint: Colour): Drawing {
  const svg = composePicture(picture, tint)
  const id = createHash('sha256').update(svg).digest('hex').slice(0, 24)
  return { id, url: pictureUrl(id), svg }
}

/**
 * Renders missing drawings in every width into the image storage, two at a time in other threads. Calls `onDone` after
 * each.
 */
export async function renderDrawings(
  drawings: Drawing[],
  media: DrawingStorage,
  onDone: () => void,
): Promise<void> {
  const queue = [...drawings]
  const work = async () => {
    for (let drawing = queue.shift(); drawing; drawing = queue.shift()) {
      await renderDrawing(drawing, media)
      onDone()
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
}

/** Writes the widest version last: if it exists, so do the others. */
async function renderDrawing({ id, svg }: Drawing, media: DrawingStorage): Promise<void> {
  const widest = Math.max(...PICTURE_WIDTHS)
  if (await media.has(pictureFile(id, widest))) return
  for (const width of PICTURE_WIDTHS) {
    // The widest version takes most of the time and few pages load it, so its file size matters less.
    const effort = width === widest ? 0 : 2
    const bytes = await sharp(Buffer.from(svg), { density: (SVG_DENSITY * width) / SVG_WIDTH })
      .removeAlpha()
      .webp({ quality: 80, effort })
      .toBuffer()
    await media.write(pictureFile(id, width), bytes)
  }
}
