import type { Message } from '../../../../lib/messages/define-messages.ts'

/** The import cannot continue. The message is a sentence for the user. */
export class ImportError extends Error {
  /** Null for a problem that only the command line can have. */
  readonly problem: Message<'BAD_USER_INPUT'> | null
  /** The solution on the command line. */
  readonly onCommandLine: string | null
  /** The field of `ImportProductsInput` that can be corrected. */
  readonly field: 'file' | 'ignoredColumns'

  constructor(
    problem: Message<'BAD_USER_INPUT'> | string,
    onCommandLine: string | null = null,
    field: ImportError['field'] = 'file',
  ) {
    super(typeof problem === 'string' ? problem : problem.message)
    this.problem = typeof problem === 'string' ? null : problem
    this.onCommandLine = onCommandLine
    this.field = field
  }
}
