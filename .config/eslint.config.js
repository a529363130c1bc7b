import js from '@eslint/js'
import compat from 'eslint-plugin-compat'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { looseTextsRule } from './loose-texts-rule.mjs'

const root = new URL('..', import.meta.url).pathname

export default tseslint.config(
  {
    ignores: [
      '**/{dist,dist-server}/**',
      '**/*generated.ts',
      '**/*.cjs',
      '**/*.mjs',
      '.config/eslint.config.js',
      'web/public/**',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['graphql-server/tsconfig.json', 'web/tsconfig.json'],
        tsconfigRootDir: root,
      },
    },
    rules: {
      complexity: ['error', 16],
      'max-lines': ['error', { max: 400 }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'as' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Mongoose schema options are plain objects, but their type is a class.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false, attributes: false, properties: false } },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  { files: ['web/src/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  // Finds APIs that the browsers in package.json lack. The compiler's `lib` checks the methods of JavaScript's own
  // types.
  {
    files: ['web/src/**/*.{ts,tsx}', 'web/ide/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/vite.config.ts'],
    ...compat.configs['flat/recommended'],
  },
  {
    files: ['web/src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { store: { rules: { 'loose-texts': looseTextsRule } } },
    rules: { 'store/loose-texts': 'error' },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines-per-function': 'off' },
  },
)
