import { defineConfig } from 'vitest/config'
import { closingLine } from './closing-line.ts'
import { journeys, maxWorkers, root } from './vitest.projects.ts'

/** `npm run test:journeys`: all journeys on a phone and a desktop, with checks for barriers on every page. */
export default defineConfig({
  root,
  test: {
    ...journeys,
    name: 'journeys',
    include: ['web/e2e/**/*.test.ts', 'web/gallery/gallery.test.ts'],
    env: { JOURNEYS: 'all' },
    maxWorkers,
    reporters: ['default', closingLine()],
  },
})
