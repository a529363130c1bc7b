import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openDashboard } from '../../../../test/dashboard.tsx'
import {
  buildCheck,
  buildOrderToCheck,
  buildPrescription,
} from '../../../../test/prescription-check.ts'
// The chunk is loaded before the first test begins, not within it.
import './PictureView.tsx'

let board: ReturnType<typeof openDashboard>
let fetched: ReturnType<typeof vi.fn<typeof fetch>>

beforeEach(() => {
  fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('picture')))
  vi.stubGlobal('fetch', fetched)
  let count = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(count += 1)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})

/** Opens the viewer on the page that checks an order with these prescriptions. */
function enter(...prescriptions: ReturnType<typeof buildPrescription>[]) {
  const order = buildOrderToCheck(1, { prescriptionCheck: buildCheck({ prescriptions }) })
  board = openDashboard('/dashboard/prescriptions/o1', { ManageOrderToCheck: () => ({ order }) })
}

const pdf = buildPrescription(2, { type: 'PDF' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const zoom = () => screen.getByText(/^\d+%$/).textContent
const picture = () => screen.findByRole('img', { name: /^Prescription/ })
const getTransform = (img: HTMLElement) => getComputedStyle(img).transform
const paths = () => fetched.mock.calls.map(([path]) => path)

describe('a prescription image', () => {
  it('the viewer loads an image with the access token', async () => {
    enter(buildPrescription(1))
    expect((await picture()).getAttribute('src')).toBe('blob:1')
    expect(paths()).toEqual(['/prescriptions/p1?until=1'])
    expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ authorization: 'Bearer a' })
    expect(screen.getByText('Prescription photo, uploaded on').parentElement?.textContent).toBe(
      'Prescription photo, uploaded on 20 Nov 2026',
    )
  })

  it('the viewer zooms, rotates and resets an image with buttons', async () => {
    enter(buildPrescription(1))
    const img = await picture()
    expect(zoom()).toBe('100%')
    await press('Zoom out')
    expect(zoom(), 'the minimum zoom shows the whole image').toBe('100%')
    await press('Zoom in')
    await press('Zoom in')
    expect(zoom()).toBe('200%')
    await press('Zoom out')
    expect(zoom()).toBe('150%')
    await press('Rotate')
    expect(getTransform(img)).toContain('rotate(0.25turn)')
    await press('Reset')
    expect(zoom()).toBe('100%')
    expect(getTransform(img)).toContain('rotate(0turn)')
    for (let n = 0; n < 9; n += 1) fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(zoom()).toBe('600%')
    expect(screen.getByRole('button', { name: 'Zoom in' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })

  it('the viewer zooms, rotates and resets an image with keys, which the page names', async () => {
    enter(buildPrescription(1))
    const img = await picture()
    const stage = screen.getByRole('group', { name: 'Part of Prescription' })
    expect(stage.tabIndex).toBe(0)
    stage.focus()
    await userEvent.keyboard('++')
    expect(zoom()).toBe('200%')
    await userEvent.keyboard('-')
    expect(zoom()).toBe('150%')
    await userEvent.keyboard('rR')
    expect(getTransform(img)).toContain('rotate(0.5turn)')
    await userEvent.keyboard('0')
    expect(zoom()).toBe('100%')
    expect(getTransform(img)).toContain('rotate(0turn)')
    expect(screen.getByText(/^Keys:/).textContent).toBe(
      'Keys: + and - zoom, 0 resets, R rotates, and the arrow keys move a zoomed image.',
    )
  })

  it("the viewer leaves the browser's own keys and the arrow keys to the browser", async () => {
    enter(buildPrescription(1))
    await picture()
    const stage = screen.getByRole('group', { name: 'Part of Prescription' })
    // False if the page has prevented the browser's default.
    expect(fireEvent.keyDown(stage, { key: '+', ctrlKey: true })).toBe(true)
    expect(fireEvent.keyDown(stage, { key: 'r', metaKey: true })).toBe(true)
    expect(fireEvent.keyDown(stage, { key: 'ArrowDown' })).toBe(true)
    expect(zoom()).toBe('100%')
    expect(fireEvent.keyDown(stage, { key: '+' })).toBe(false)
  })

  it("the viewer ignores its keys in the page's fields", async () => {
    enter(buildPrescription(1))
    await picture()
    await userEvent.click(screen.getAllByRole('radio', { name: 'Reject' })[0] ?? document.body)
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Dr. +r0')
    expect(zoom()).toBe('100%')
  })

  it('the viewer moves an image that the mouse drags', async () => {
    enter(buildPrescription(1))
    const sheet = (await picture()).parentElement ?? document.body
    const stage = screen.getByRole('group', { name: 'Part of Prescription' })
    const scrollBy = vi.fn()
    stage.scrollBy = scrollBy
    const held = new Set<number>()
    sheet.setPointerCapture = (id) => void held.add(id)
    sheet.hasPointerCapture = (id) => held.has(id)
    const point = (type: string, pointerType: string) => {
      const move = { movementX: 8, movementY: -5 }
      fireEvent(
        sheet,
        new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType, ...move }),
      )
    }
    point('pointermove', 'mouse')
    point('pointerdown', 'touch')
    point('pointermove', 'touch')
    expect(scrollBy, 'touch scrolling is native').not.toHaveBeenCalled()
    point('pointerdown', 'mouse')
    point('pointermove', 'mouse')
    expect(scrollBy.mock.calls).toEqual([[-8, 5]])
  })

  it('the viewer can reload an image after a failure', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    enter(buildPrescription(1))
    expect(await screen.findByText('We couldn’t load this image.')).toBeTruthy()
    await press('Retry')
    expect(await picture()).toBeTruthy()
  })
})

describe('several prescriptions', () => {
  it('the viewer shows several prescriptions one at a time', async () => {
    enter(buildPrescription(1), buildPrescription(3), pdf)
    expect((await picture()).getAttribute('alt')).toBe('Prescription 1 of 3')
    const tabs = within(screen.getByRole('group', { name: 'Choose a prescription' }))
    const current = () =>
      tabs
        .getAllByRole('button')
        .find((button) => button.getAttribute('aria-current') === 'true')
        ?.getAttribute('aria-label')
    expect(current()).toBe('Prescription 1')
    await press('Previous prescription')
    expect(current()).toBe('Prescription 1')
    await press('Zoom in')
    await press('Next prescription')
    await screen.findByRole('img', { name: 'Prescription 2 of 3' })
    expect(current()).toBe('Prescription 2')
    expect(zoom(), 'another image starts without zoom').toBe('100%')
    expect(paths()).toEqual(['/prescriptions/p1?until=1', '/prescriptions/p3?until=1'])
    await press('Prescription 3')
    expect(await screen.findByText('Prescription 3 of 3')).toBeTruthy()
    await press('Next prescription')
    expect(current()).toBe('Prescription 3')
    await press('Previous prescription')
    expect(current()).toBe('Prescription 2')
  })

  it('the viewer has no tabs for a single prescription', async () => {
    enter(buildPrescription(1))
    await picture()
    expect(screen.queryByRole('button', { name: 'Next prescription' })).toBeNull()
  })
})

describe('PDF prescriptions', () => {
  it('the viewer offers a PDF as a download, and never shows it', async () => {
    enter(pdf)
    const button = await screen.findByRole('button', { name: 'Download PDF' })
    for (const tag of ['img', 'iframe', 'embed', 'object']) {
      expect(document.querySelector(`main ${tag}, section ${tag}`), tag).toBeNull()
    }
    expect(paths(), 'nothing loads automatically').toEqual([])
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull()
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await userEvent.click(button)
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect(paths()).toEqual(['/prescriptions/p2?until=1'])
    expect(click.mock.contexts[0]).toHaveProperty('download', 'prescription-2026-11-20.pdf')
    expect(board.toasts).toEqual([])
  })
})
