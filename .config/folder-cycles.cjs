const { options } = require('./dependency-cruiser.cjs')

/** Server folders do not import each other in a circle. Tests may import from everywhere. */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      comment: 'Move what both need to a folder below them (decision 56).',
      scope: 'folder',
      from: { path: '^graphql-server/src' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: '(\\.test\\.ts$|/conformance/|/dist/)' },
    tsConfig: { fileName: 'graphql-server/tsconfig.json' },
  },
}
