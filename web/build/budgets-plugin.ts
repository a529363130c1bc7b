import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import {
  FIRST_LOAD_BYTES,
  formatKilobytes,
  type Page,
  listPages,
  checkBudgets,
  ROUTE_BYTES,
  type Script,
} from './budgets.ts'

/**
 * Fails the build when a page, including admin pages, loads more scripts than its budget, and prints the sizes of the
 * others. Scripts that a page loads later by itself, such as the toasts, do not count.
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

/** The size in bytes after compression with brotli. */
function measureSize(code: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(code, { params }).length
}

function formatSummary(pages: readonly Page[]): string {
  const entryPages = pages.filter(({ isEntryPage }) => isEntryPage)
  const [heaviest] = entryPages.toSorted((a, b) => b.bytes - a.bytes)
  const routes = pages.filter(({ isEntryPage }) => !isEntryPage)
  const [route] = routes.toSorted((a, b) => b.ownBytes - a.ownBytes)
  return [
    'scripts compressed:',
    ...entryPages.map(({ name, bytes }) => `${name} ${formatKilobytes(bytes)},`),
    `budget ${formatKilobytes(FIRST_LOAD_BYTES)}, largest ${heaviest?.name};`,
    `of the other pages ${route?.name} adds the most, ${formatKilobytes(route?.ownBytes ?? 0)} of ${formatKilobytes(ROUTE_BYTES)}`,
  ].join(' ')
}
