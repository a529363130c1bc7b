import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Toast, connectToasts } from '../../../ui/toast/toast.ts'
import type { Payload } from '../../use-submit.ts'
import { CodeForm } from './CodeForm.tsx'

let toasts: Toast[] = []

beforeEach(() => {
  toasts = []
  connectToasts((toast) => void toasts.push(toast))
})

type Verify = (code: string) => Promise<Payload>

const succeed = () => Promise.resolve<Payload>({ userErrors: [] })
const reject = (code: string, message: string) => () =>
  Promise.resolve<Payload>({ userErrors: [{ code, message }] })

function show({ verify = vi.fn<Verify>(succeed), resend = vi.fn(succeed) } = {}) {
  render(<CodeForm submitLabel="Verify OTP" verify={verify} resend={resend} />, {
    wrapper: MemoryRouter,
  })
  return { verify, resend }
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
const box = (number: number) => screen.getByRole('textbox', { name: `Digit ${number} of 6` })
const code = () =>
  boxes()
    .map(({ value }) => value || ' ')
    .join('')
const submit = () => screen.getByRole('button', { name: 'Verify OTP' })
const newCode = () => screen.getByRole('button', { name: /^Send a new code/ })
const focused = () => document.activeElement

/** Focuses a box and types with the keyboard. */
async function typeAt(number: number, keys: string) {
  box(number).focus()
  await userEvent.keyboard(keys)
}

async function send() {
  await typeAt(1, '482913')
  await userEvent.click(submit())
}

describe('the boxes of a code', () => {
  it('the code boxes are a group with labelled inputs for digits and autofill', () => {
    show()
    const group = screen.getByRole('group', { name: 'One-time code' })
    expect(within(group).getAllByRole('textbox')).toHaveLength(6)
    expect(boxes().map((input) => input.getAttribute('inputmode'))).toEqual(
      Array(6).fill('numeric'),
    )
    expect(box(1).getAttribute('autocomplete')).toBe('one-time-code')
    expect(box(6)).toBeTruthy()
  })

  it('the code boxes advance the focus, and allow submitting once all are filled', async () => {
    const { verify } = show()
    await typeAt(1, '48291')
    expect(focused()).toBe(box(6))
    expect(submit()).toHaveProperty('disabled', true)
    await userEvent.keyboard('3')
    expect(code()).toBe('482913')
    expect(submit()).toHaveProperty('disabled', false)
    await userEvent.keyboard('{Enter}')
    expect(verify).toHaveBeenCalledExactlyOnceWith('482913')
  })

  it('the code boxes accept one digit each', async () => {
    show()
    await typeAt(1, 'a4-8x')
    expect(code()).toBe('48    ')
    expect(focused()).toBe(box(3))
  })

  it('the code boxes can be overwritten, also with the same digit', async () => {
    show()
    await typeAt(1, '482')
    await typeAt(1, '48')
    expect(code()).toBe('482   ')
    expect(focused()).toBe(box(3))
    await typeAt(2, '9')
    expect(code()).toBe('492   ')
  })

  it('pasting into any code box fills all of them', async () => {
    show()
    await userEvent.click(box(3))
    await userEvent.paste('482 913')
    expect(code()).toBe('482913')
    expect(focused()).toBe(box(6))
    expect(submit()).toHaveProperty('disabled', false)
  })

  it('autofill in the first code box fills all of them', () => {
    show()
    fireEvent.input(box(1), { target: { value: '482913' } })
    expect(code()).toBe('482913')
  })

  it('Backspace empties the code boxes backwards', async () => {
    show()
    await typeAt(1, '482')
    expect(focused()).toBe(box(4))
    await userEvent.keyboard('{Backspace}')
    expect(code()).toBe('48    ')
    expect(focused()).toBe(box(3))
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
    expect(code()).toBe('      ')
    expect(focused()).toBe(box(1))
  })

  it('Backspace empties the filled code box before moving back', async () => {
    show()
    await typeAt(1, '482913')
    await userEvent.keyboard('{Backspace}')
    expect(code()).toBe('48291 ')
    expect(focused()).toBe(box(6))
  })

  it('the arrow keys reach every code box', async () => {
    show()
    await typeAt(3, '{ArrowLeft}')
    expect(focused()).toBe(box(2))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(focused()).toBe(box(4))
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(focused()).toBe(box(1))
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(focused()).toBe(box(6))
  })
})

describe('the reply to a code', () => {
  const wrong = reject('WRONG_CODE', 'The code is wrong or has expired.')

  it('a wrong code moves the focus to the first box and shows the reason', async () => {
    show({ verify: vi.fn<Verify>(wrong) })
    await send()
    const reason = await screen.findByRole('alert')
    expect(reason.textContent).toBe('The code is wrong or has expired.')
    expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe(reason.id)
    expect(code()).toBe('      ')
    expect(focused()).toBe(box(1))
    expect(box(1).getAttribute('aria-invalid')).toBe('true')
    expect(toasts).toEqual([])
    await userEvent.keyboard('1')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(box(1).getAttribute('aria-invalid')).toBe('false')
  })

  it('an invalidated code moves the focus to the resend button', async () => {
    show({ verify: vi.fn<Verify>(reject('TOO_MANY_TRIES', 'Too many wrong codes.')) })
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe('Too many wrong codes.')
    expect(focused()).toBe(newCode())
  })

  it('the form keeps the code when the server could not be reached', async () => {
    show({ verify: vi.fn<Verify>(() => Promise.reject(new TypeError('Failed to fetch'))) })
    await send()
    await waitFor(() => expect(toasts[0]?.text).toContain('couldn’t reach the shop'))
    expect(code()).toBe('482913')
    expect(submit()).toHaveProperty('disabled', false)
  })
})

describe('a new code', () => {
  it('requesting a new code sends it and clears the boxes', async () => {
    const { resend } = show()
    await typeAt(1, '48')
    await userEvent.click(newCode())
    await waitFor(() => expect(code()).toBe('      '))
    expect(resend).toHaveBeenCalledOnce()
    expect(focused()).toBe(box(1))
    expect(toasts).toEqual([{ kind: 'success', text: 'A new code is on its way' }])
  })

  it('the form says when a new code can be requested, and keeps the boxes', async () => {
    const message = 'You can ask for another code in 42 seconds.'
    show({ resend: vi.fn(reject('RATE_LIMITED', message)) })
    await typeAt(1, '48')
    await userEvent.click(newCode())
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(code()).toBe('48    ')
    expect(box(1).getAttribute('aria-invalid')).toBe('false')
    expect(toasts).toEqual([])
  })
})
