import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** The share of pixels of a section that may differ. Other versions of the browser draw edges a little differently. */
const TOLERANCE = 0.001
/** How much the colour of a pixel may differ. */
const COLOUR_THRESHOLD = 0.03

const isUpdate = Boolean(process.env.UPDATE_GALLERY)

/**
 * Compares a screenshot with its reference, or replaces the reference with UPDATE_GALLERY=1. Returns null if they look
 * the same, and otherwise what differs.
 */
export async function compareWithReference(name: string, shot: Buffer): Promise<string | null> {
  const file = fileURLToPath(new URL(`references/${name}.webp`, import.meta.url))
  if (isUpdate) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(
      file,
      await sharp(shot).webp({ nearLossless: true, quality: 40, effort: 6 }).toBuffer(),
    )
    return null
  }
  const reference = await readFile(file).catch(() => null)
  if (!reference) return `${name} has no reference`
  const [now, before] = [await readPixels(shot), await readPixels(reference)]
  const { width, height } = now.info
  if (before.info.width !== width || before.info.height !== height) {
    return `${name} is ${width} × ${height} instead of ${before.info.width} × ${before.info.height}`
  }
  const options = { threshold: COLOUR_THRESHOLD }
  const changed = pixelmatch(now.data, before.data, null, width, height, options)
  const share = changed / (width * height)
  return share > TOLERANCE ? `${(100 * share).toFixed(2)} % of ${name} have changed` : null
}

function readPixels(picture: Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}
