import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type Toast, connectToasts } from '../ui/toast/toast.ts'
import { isAnyError, isFieldError, useSubmit } from './use-submit.ts'

const taken = { code: 'EMAIL_TAKEN', message: 'This email is taken.', field: 'email' }
const limited = { code: 'RATE_LIMITED', message: 'Too many attempts.', field: null }

/** Submits once, to a server that answers with these errors. */
async function submitOnce(userErrors: object[], isShownByForm?: typeof isFieldError) {
  const log: string[] = []
  connectToasts(
    ({ text }: Toast) => void log.push(text),
    () => void log.push('(cleared)'),
  )
  const { result } = renderHook(() => useSubmit(isShownByForm))
  const send = vi.fn().mockResolvedValue({ userErrors })
  await act(() => result.current.submit(send, 'Saved'))
  return log
}

describe('submitting a form', () => {
  it('hides the errors of the last attempt before it shows the result', async () => {
    expect(await submitOnce([])).toEqual(['(cleared)', 'Saved'])
    expect(await submitOnce([taken])).toEqual(['(cleared)', 'This email is taken.'])
  })

  it('shows no toast of an error that stands in the form', async () => {
    expect(await submitOnce([taken, limited], isFieldError)).toEqual([
      '(cleared)',
      'Too many attempts.',
    ])
    expect(await submitOnce([taken, limited], isAnyError)).toEqual(['(cleared)'])
  })
})
