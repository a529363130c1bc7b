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
import { compress } from './compress.ts'

/**
 * Fails the build when a page, including admin pages, loads more scripts than its budget allows, and prints the other
 * pages' sizes. Scripts that a page loads later, such as the toasts, do not count.
 */
export function budgets(): Plugin {
  return {
    name: 'budgets',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const scripts = await Promise.all(
          chunks.map(async (chunk): Promise<Script> => ({
            file: chunk.fileName,
            bytes: (await compress(chunk.code)).length,
            imports: chunk.imports,
            isEntry: chunk.isEntry,
            module: chunk.facadeModuleId,
          })),
        )
        const pages = listPages(scripts)
        const problems = checkBudgets(pages)
        if (problems.length > 0) this.error(problems.join('\n'))
        this.info(formatSummary(pages))
      },
    },
  }
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
