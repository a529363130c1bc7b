import { describe, expect, it } from 'vitest'
import { checkLimits } from './limits.ts'

const projects = [
  { name: 'browser', files: 40, seconds: 510 },
  { name: 'server', files: 300, seconds: 900 },
]

describe('the limits of test projects', () => {
  it('a project that takes longer than its limit fails the run', () => {
    const { lines, exceeded } = checkLimits(projects, { browser: 500 }, 1)
    expect(exceeded).toBe(1)
    expect(lines[0]).toContain('browser: 510 of 500 s in 40 files, which is too long')
    expect(lines[1]).toBe('server: 900 s in 300 files')
  })

  it('a project within its limit passes', () => {
    const { lines, exceeded } = checkLimits(projects, { browser: 510 }, 1)
    expect(exceeded).toBe(0)
    expect(lines[0]).toBe('browser: 510 of 510 s in 40 files')
  })

  it('a busy machine checks no limit, and says so', () => {
    const { lines, exceeded } = checkLimits(projects, { browser: 500 }, 1.9)
    expect(exceeded).toBe(0)
    expect(lines[0]).toContain('not checked on a busy machine')
  })
})
