/** The import can't continue. The message is a sentence for the user. */
export class ImportError extends Error {
  /** What to do about it on the command line. */
  readonly onCommandLine: string | null
  /** The field of `ImportProductsInput` that can be corrected. */
  readonly field: 'file' | 'ignoredColumns'

  constructor(
    reason: string,
    onCommandLine: string | null = null,
    field: ImportError['field'] = 'file',
  ) {
    super(reason)
    this.onCommandLine = onCommandLine
    this.field = field
  }
}
