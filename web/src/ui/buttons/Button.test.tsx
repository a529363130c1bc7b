import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { Stepper } from './Stepper.tsx'

const button = () => screen.getByRole('button')

it('a busy button keeps the focus', () => {
  const { rerender } = render(<Button>Save</Button>)
  button().focus()
  rerender(<Button isBusy>Save</Button>)
  expect(document.activeElement).toBe(button())
  expect(button().getAttribute('aria-disabled')).toBe('true')
  rerender(<Button>Save</Button>)
  expect(button().getAttribute('aria-disabled')).toBeNull()
})

it('a busy button ignores presses', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy onClick={onClick}>
        Save
      </Button>
    </form>,
  )
  // Browsers click the button on Enter in a form field.
  expect(fireEvent.click(button())).toBe(false)
  await userEvent.click(button())
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('a stepper that reaches the maximum keeps the focus, and goes no further', async () => {
  const onChange = vi.fn()
  const show = (quantity: number) => (
    <Stepper name="Milk" quantity={quantity} max={3} onChange={onChange} />
  )
  const { rerender } = render(show(2))
  const increase = screen.getByRole('button', { name: 'Increase quantity of Milk' })
  await userEvent.click(increase)
  expect(onChange).toHaveBeenCalledWith(3)
  rerender(show(3))
  expect(document.activeElement).toBe(increase)
  await userEvent.click(increase)
  expect(onChange).toHaveBeenCalledTimes(1)
})
