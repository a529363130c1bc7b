import { vi } from 'vitest'

/** Reports what React and libraries write to the console as errors and warnings. A test that expects one mocks it. */
export function watchConsole(report: (fault: string) => void) {
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...parts: unknown[]) => {
      report(`console.${kind}: ${parts.map(String).join(' ')}`)
    })
  }
}
