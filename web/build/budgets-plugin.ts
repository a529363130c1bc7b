import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import {
  FIRST_LOAD_BYTES,
  kilobytes,
  type Page,
  listPages,
  checkBudgets,
  ROUTE_BYTES,
  type Script,
} from './budgets.ts'

/**
 * Refuses a build in which a page loads more scripts than it may, an admin's like a shopper's, and tells how far the
 * others are from it. What a page loads of itself later on, such as the toasts, does not count.
 */
export function budgets(): Plugin {
  return {
    name: 'budgets',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const scripts = Object.values(bundle).flatMap((file): Script[] =>
          file.type === 'chunk'
            ? [
                {
                  file: file.fileName,
                  bytes: measureSize(file.code),
                  imports: file.imports,
                  isEntry: file.isEntry,
                  module: file.facadeModuleId,
                },
              ]
            : [],
        )
        const pages = listPages(scripts)
        const problems = checkBudgets(pages)
        if (problems.length > 0) this.error(problems.join('\n'))
        this.info(formatSummary(pages))
      },
    },
  }
}

/** As small as brotli makes it. */
function measureSize(code: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(code, { params }).length
}

function formatSummary(pages: readonly Page[]): string {
  const landings = pages.filter(({ isLanding }) => isLanding)
  const [heaviest] = landings.toSorted((a, b) => b.bytes - a.bytes)
  const routes = pages.filter(({ isLanding }) => !isLanding)
  const [route] = routes.toSorted((a, b) => b.ownBytes - a.ownBytes)
  return [
    'scripts compressed:',
    ...landings.map(({ name, bytes }) => `${name} ${kilobytes(bytes)},`),
    `budget ${kilobytes(FIRST_LOAD_BYTES)}, heaviest ${heaviest?.name};`,
    `of all other pages ${route?.name} adds most, ${kilobytes(route?.ownBytes ?? 0)} of ${kilobytes(ROUTE_BYTES)}`,
  ].join(' ')
}
