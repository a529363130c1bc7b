import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Choices } from './Choices.tsx'

const choices = ['Rice', 'Tea', 'Milk'].map((text) => ({ value: text, text }))
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).labels?.[0]

it('Choices shows a choice at once, even if its value changes later, and follows the value', async () => {
  const onChoose = vi.fn()
  const draw = (value: string) => (
    <Choices label="Product" choices={choices} value={value} onChoose={onChoose} />
  )
  const { rerender } = render(draw('Rice'))
  await userEvent.click(screen.getByRole('radio', { name: 'Tea' }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Tea')
  expect(chosen()?.textContent).toBe('Tea')
  rerender(draw('Tea'))
  rerender(draw('Milk'))
  expect(chosen()?.textContent).toBe('Milk')
})
