import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Modal } from '../dialogs/Modal.tsx'
import { runAfterPaint } from '../../lib/run-after-paint.ts'
import { connectToasts } from '../toast/toast.ts'
import { lazyDialog, usePreload } from './lazy-dialog.tsx'

interface EditDialogProps {
  name: string
  onClose: () => void
}

function EditDialog({ name, onClose }: EditDialogProps) {
  return (
    <Modal title={`Edit ${name}`} isOpen onClose={onClose}>
      <button onClick={onClose}>Done</button>
    </Modal>
  )
}

const chunk = { default: EditDialog }
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const load = vi.fn<() => Promise<typeof chunk>>()
const reload = vi.fn()
let toasts: string[]

beforeEach(() => {
  load.mockReset().mockResolvedValue(chunk)
  reload.mockReset()
  // A newly opened page is not reloaded.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  toasts = []
  connectToasts(({ text }) => void toasts.push(text))
})

/** Opens a page with a button for a dialog. */
async function open({ isAhead = false, hasForm = false } = {}) {
  const editing = lazyDialog(load)
  function Page() {
    const [isEditing, setIsEditing] = useState(false)
    usePreload(...(isAhead ? [editing] : []))
    return (
      <>
        {hasForm && <form aria-label="Product" />}
        <button onClick={() => setIsEditing(true)}>Edit</button>
        {isEditing && <editing.Dialog name="Rice" onClose={() => setIsEditing(false)} />}
      </>
    )
  }
  const page = render(<Page />)
  await act(() => new Promise<void>((resolve) => runAfterPaint(resolve)))
  return page
}

const button = () => screen.getByText('Edit')
const press = () => userEvent.click(button())
const dialog = () => screen.findByRole('dialog', { name: 'Edit Rice' })
const isThere = () => screen.queryByRole('dialog') !== null

/** Makes the page one minute old. */
function grow() {
  vi.stubGlobal('location', { reload })
  vi.spyOn(performance, 'now').mockReturnValue(60_000)
}

describe('a lazy dialog', () => {
  it('a lazy dialog is preloaded after the page has been painted, and opens immediately', async () => {
    await open({ isAhead: true })
    expect(load).toHaveBeenCalledOnce()
    act(() => button().click())
    expect(isThere()).toBe(true)
    expect(load).toHaveBeenCalledOnce()
  })

  it('a lazy dialog opens once it has loaded, and leaves the page unchanged until then', async () => {
    let arrive: () => void = () => undefined
    load.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(chunk))))
    await open({ isAhead: true })
    await press()
    expect(isThere()).toBe(false)
    await waitFor(() => expect(document.activeElement).toBe(button()))
    arrive()
    const shown = await dialog()
    await waitFor(() => expect(document.activeElement).toBe(shown))
    await userEvent.click(screen.getByText('Done'))
    await waitFor(() => expect(document.activeElement).toBe(button()))
  })

  it.each(['comes', 'fails'])(
    'a lazy dialog shows nothing when it %s after the page was left',
    async (end) => {
      let settle: () => void = () => undefined
      load.mockReturnValue(
        new Promise((resolve, reject) => {
          settle = () => (end === 'comes' ? resolve(chunk) : reject(new TypeError('Failed')))
        }),
      )
      const page = await open()
      await press()
      page.unmount()
      settle()
      await act(() => Promise.resolve())
      expect(isThere()).toBe(false)
      expect(toasts).toEqual([])
    },
  )
})

describe('a lazy dialog that fails to load', () => {
  const sentence = 'We couldn’t load this. Please check your connection, or reload the page.'

  it('a lazy dialog that fails to load shows an error, and is retried with the next click', async () => {
    load.mockImplementationOnce(gone)
    await open()
    await press()
    await waitFor(() => expect(toasts).toEqual([sentence]))
    await waitFor(() => expect(document.activeElement).toBe(button()))
    await press()
    expect(await dialog()).toBeTruthy()
    expect(toasts).toHaveLength(1)
  })

  it('a lazy dialog that fails to load shows no error before it is opened', async () => {
    load.mockImplementationOnce(gone)
    await open({ isAhead: true })
    expect(load).toHaveBeenCalledOnce()
    expect(toasts).toEqual([])
    await press()
    expect(await dialog()).toBeTruthy()
  })

  it('a lazy dialog is not requested without a connection', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open({ isAhead: true })
    await press()
    await waitFor(() => expect(toasts).toEqual([sentence]))
    expect(load).not.toHaveBeenCalled()
    onLine.mockReturnValue(true)
    await press()
    expect(await dialog()).toBeTruthy()
  })

  it('a lazy dialog reloads the page after a new release', async () => {
    load.mockImplementation(gone)
    grow()
    await open()
    await press()
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(toasts).toEqual([])
  })

  it('a lazy dialog opens without a reload in a browser that retries a failed chunk', async () => {
    load.mockImplementationOnce(gone)
    grow()
    await open({ isAhead: true })
    await press()
    expect(await dialog()).toBeTruthy()
    expect(reload).not.toHaveBeenCalled()
    expect(toasts).toEqual([])
  })

  it('a lazy dialog reloads the page in a browser that caches a failed chunk', async () => {
    const remembered = gone()
    remembered.catch(() => undefined)
    load.mockReturnValue(remembered)
    grow()
    await open({ isAhead: true })
    await press()
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(toasts).toEqual([])
  })

  it('a lazy dialog does not reload a page with a form', async () => {
    load.mockImplementation(gone)
    grow()
    await open({ hasForm: true })
    await press()
    await waitFor(() => expect(toasts).toEqual([sentence]))
    expect(reload).not.toHaveBeenCalled()
    expect(screen.getByRole('form', { name: 'Product' })).toBeTruthy()
  })
})
