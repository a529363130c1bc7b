import { expect, it } from 'vitest'
import { cpuSeconds, isAccounted, parseCpu, parsePeak, peakMegabytes } from './accounting.ts'

it('CPU accounting reads user and system time for any program name', () => {
  const numbers = '1 1 1 0 -1 4194304 125 0 0 0 1234 66 0 0 20 0 12 0'
  expect(parseCpu(`24312 (node) S ${numbers}`)).toBe(13)
  expect(parseCpu(`24312 (a (b) c) R ${numbers}`)).toBe(13)
})

it('CPU accounting reads peak memory in megabytes', () => {
  expect(parsePeak('Name:\tnode\nVmPeak:\t  999 kB\nVmHWM:\t  358400 kB\nVmRSS:\t 1 kB\n')).toBe(
    350,
  )
})

it.skipIf(!isAccounted)('CPU accounting finds CPU time and peak memory for this process', () => {
  expect(cpuSeconds(process.pid)).toBeGreaterThan(0)
  expect(peakMegabytes(process.pid)).toBeGreaterThan(10)
})
