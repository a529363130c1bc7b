import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** The share of pixels that may differ from a reference drawn by the same browser version. */
const TOLERANCE = 0.001
/** The share for another browser version, which draws edges slightly differently. */
const TOLERANCE_BETWEEN_VERSIONS = 0.01
/** How much a pixel's colour may differ. */
const COLOUR_THRESHOLD = 0.03

/** Contains the browser version that drew the references. */
const VERSION_FILE = fileURLToPath(new URL('references/chromium.txt', import.meta.url))

const isUpdate = Boolean(process.env.UPDATE_GALLERY)

/**
 * Compares a screenshot with its reference, or replaces the reference with UPDATE_GALLERY=1. Returns null if they
 * match, otherwise a description of the difference.
 */
export async function compareWithReference(
  name: string,
  shot: Buffer,
  browserVersion: string,
): Promise<string | null> {
  const file = fileURLToPath(new URL(`references/${name}.webp`, import.meta.url))
  if (isUpdate) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(VERSION_FILE, `${browserVersion}\n`)
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
  const isSameVersion = (await readFile(VERSION_FILE, 'utf8')).trim() === browserVersion
  const tolerance = isSameVersion ? TOLERANCE : TOLERANCE_BETWEEN_VERSIONS
  return share > tolerance ? `${(100 * share).toFixed(2)} % of ${name} have changed` : null
}

function readPixels(picture: Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}
