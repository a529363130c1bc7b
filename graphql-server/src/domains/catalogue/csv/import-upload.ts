import type { RefusedRow, UnreadRow } from '../../../contract/types.generated.ts'
import { userError } from '../../../lib/user-error.ts'
import type { IncomingFile } from '../../../uploads/incoming-file.ts'
import { csvFromBytes } from './csv-rows.ts'
import { ImportError } from './import-error.ts'
import { importProducts } from './import-products.ts'

const MAX_REPORTED = 100
const NO_MAPPING = { map: new Map(), details: new Map(), constants: new Map(), key: null }

/** Imports a file from the dashboard. Throws an error for the user if it can't be read. */
export async function importUpload({ file, dryRun }: { file: IncomingFile; dryRun: boolean }) {
  const refusals: RefusedRow[] = []
  const unread: UnreadRow[] = []
  try {
    const summary = await importProducts(csvFromBytes(await file.read()), {
      mapping: NO_MAPPING,
      source: 'dashboard',
      moneyUnit: 'rupees',
      dryRun,
      onProgress: () => undefined,
      onRefused: ({ line, reason }) => {
        if (refusals.length < MAX_REPORTED) refusals.push({ line, reason })
      },
      onUnread: ({ line, reason }) => {
        if (unread.length < MAX_REPORTED) unread.push({ line, reason })
      },
    })
    return { ...summary, refusals, unread }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    throw userError('BAD_USER_INPUT', error.message, 'file')
  }
}
