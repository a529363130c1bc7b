import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userError } from '../../test/errors.ts'
import { type Toast, connectToasts } from '../ui/toast/toast.ts'
import { isAnyError, isFieldError, useSubmit } from './use-submit.ts'

const taken = userError('EMAIL_TAKEN', 'This email is taken.', 'email')
const limited = userError('RATE_LIMITED', 'Too many attempts.')
const sessionEnded = new CombinedGraphQLErrors({
  errors: [{ message: 'Please log in.', extensions: { code: 'UNAUTHENTICATED' } }],
})

let log: string[] = []

beforeEach(() => {
  log = []
  connectToasts(
    ({ text }: Toast) => void log.push(text),
    () => void log.push('(cleared)'),
  )
})

function setUp(isShownByForm?: typeof isFieldError) {
  const { result } = renderHook(() => ({ ...useSubmit(isShownByForm), location: useLocation() }), {
    wrapper: MemoryRouter,
  })
  return {
    submit: (send: () => Promise<never>) => act(() => result.current.submit(send, 'Saved')),
    location: () => result.current.location,
  }
}

/** Submits once, to a server that returns these errors. */
async function submitOnce(userErrors: (typeof taken)[], isShownByForm?: typeof isFieldError) {
  log = []
  await setUp(isShownByForm).submit(vi.fn().mockResolvedValue({ userErrors }))
  return log
}

describe('submitting a form', () => {
  it("submitting hides the last attempt's errors before it shows the result", async () => {
    expect(await submitOnce([])).toEqual(['(cleared)', 'Saved'])
    expect(await submitOnce([taken])).toEqual(['(cleared)', 'This email is taken.'])
  })

  it('submitting shows no toast for an error that the form shows', async () => {
    expect(await submitOnce([taken, limited], isFieldError)).toEqual([
      '(cleared)',
      'Too many attempts.',
    ])
    expect(await submitOnce([taken, limited], isAnyError)).toEqual(['(cleared)'])
  })

  it('submitting redirects to the login and back when the session has ended', async () => {
    window.history.replaceState(null, '', '/dashboard/product?q=milk#rice')
    const { submit, location } = setUp()
    await submit(() => Promise.reject(sessionEnded))
    expect(log).toEqual(['(cleared)', 'Your session has ended. Please login to continue.'])
    expect(location()).toMatchObject({
      pathname: '/login',
      state: { from: '/dashboard/product?q=milk#rice' },
    })
    // The test's router does not change the window's address, as the app's does.
    window.history.replaceState(null, '', '/login')
    await submit(() => Promise.reject(sessionEnded))
    expect(location().state, 'the way back is kept').toEqual({
      from: '/dashboard/product?q=milk#rice',
    })
  })

  it('submitting blames the connection only when there was no reply', async () => {
    const { submit, location } = setUp()
    await submit(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(log[1]).toMatch(/check your connection/)
    expect(location().pathname).toBe('/')
  })
})
