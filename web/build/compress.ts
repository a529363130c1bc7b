import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Compresses a build file with brotli's highest quality. */
export function compress(content: string | Uint8Array): Promise<Uint8Array> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return promisify(brotliCompress)(content, { params })
}
