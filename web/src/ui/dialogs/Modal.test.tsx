import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Modal } from './Modal.tsx'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  const [isSure, setIsSure] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Modal title="Add Address" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <button onClick={() => setIsSure(true)}>Delete</button>
      </Modal>
      <ConfirmDialog
        title="Permanent Delete"
        isOpen={isSure}
        onClose={() => setIsSure(false)}
        onConfirm={() => setIsSure(false)}
        confirmLabel="Confirm"
      >
        Are you sure permanent delete ?
      </ConfirmDialog>
    </>
  )
}

const openIt = async () => {
  const { container } = render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return container
}

describe('a modal', () => {
  it('a modal takes the focus, makes the page inert, and returns the focus when it closes', async () => {
    const container = await openIt()
    const dialog = screen.getByRole('dialog', { name: 'Add Address' })
    expect(document.activeElement).toBe(dialog)
    expect(container.inert).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(container.inert).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  })

  it('a modal closes on Escape', async () => {
    await openIt()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a modal closes the dialog above it first', async () => {
    await openIt()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByRole('dialog', { name: 'Add Address' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('a dialog whose content fails says so, and can be closed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const onClose = vi.fn()
  const Broken = () => {
    throw new Error('broken')
  }
  render(
    <Modal title="Add Address" isOpen onClose={onClose}>
      <Broken />
    </Modal>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalled()
})
