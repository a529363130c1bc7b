import { pino } from 'pino'
import { expect, it } from 'vitest'
import { isObserved, loadTelemetry } from './telemetry.ts'

it('loadTelemetry loads nothing by default', async () => {
  const settings = { metricsPort: null, isTraced: false }
  const telemetry = await loadTelemetry(settings, pino({ level: 'silent' }))
  expect(telemetry).toEqual({ metrics: null, traces: null })
  expect(isObserved(telemetry)).toBe(false)
})
