/** The command line options for both programs. */
export const OPTIONS = {
  store: { type: 'string', default: 'http://localhost:4000' },
  file: { type: 'string', default: 'mirror.jsonl' },
  stock: { type: 'boolean', default: false },
} as const
