import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { RegisterRow_EntryFragment } from './register/Register.generated.ts'
import { openDashboard } from '../../../test/dashboard.tsx'
import { place } from '../../../test/pages.tsx'
import { fill } from '../../../test/store.tsx'
import type { Handlers } from '../../../test/operations.ts'

let board: ReturnType<typeof openDashboard>

type Entry = RegisterRow_EntryFragment

const buildEntry = (n: number, changes: Partial<Entry> = {}): Entry => ({
  id: `e${n}`,
  at: '2026-11-21T09:00:00.000Z',
  orderNumber: `ORD-${n}`,
  orderId: `o${n}`,
  patient: 'Asha',
  prescriber: 'Dr. Rao',
  medicine: 'Tramadol 10 tablets',
  quantity: 2,
  prescriberAddress: null,
  prescriberRegistration: null,
  maker: null,
  batches: [],
  documentNumber: null,
  ...changes,
})

const buildPage = (entries: Entry[], endCursor: string | null = null) => ({
  prescriptionRegister: {
    edges: entries.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  },
})

const path = '/dashboard/prescriptions/register'

function enter(at = `${path}?month=2026-11`, more: Handlers = {}) {
  board = openDashboard(at, {
    ManagePrescriptionRegister: () => buildPage([buildEntry(1)]),
    ...more,
  })
}

const asks = () => board.getVariables('ManagePrescriptionRegister')
const month = () => screen.findByLabelText('Month')
const order = (n: number) => screen.findByRole('link', { name: `ORD-${n}` })
const stopClock = (now: string) => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })

describe('the schedule H1 register', () => {
  it('the register is for admins only', async () => {
    board = openDashboard(path, {}, 'USER')
    expect(await screen.findByText('Do not have permission')).toBeTruthy()
    expect(asks()).toEqual([])
  })

  it('the register shows date, patient, prescriber, medicine, quantity and order', async () => {
    enter()
    expect((await order(1)).getAttribute('href')).toBe('/dashboard/orders-details/o1')
    const [head, row] = within(screen.getByRole('table', { name: 'Register' })).getAllByRole('row')
    expect(
      within(head ?? document.body)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Date', 'Patient', 'Prescriber', 'Medicine', 'Quantity', 'Order'])
    expect(
      within(row ?? document.body)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      '21 Nov 2026',
      'Patient: Asha',
      'Prescriber: Dr. RaoAddress: not recordedRegistration: not recorded',
      'Tramadol 10 tabletsMaker: not recordedBatch: not recorded',
      'Quantity: 2',
      'ORD-1',
    ])
  })

  it('the register shows the prescriber’s address and registration number, maker, batches and document', async () => {
    const batches = [
      { number: 'A1', expiry: '03/27', quantity: 2 },
      { number: 'B2', expiry: '04/27', quantity: 1 },
    ]
    const documentNumber = 'T26-27/000001'
    const facts = { prescriberAddress: 'Pune', prescriberRegistration: 'MMC 1', maker: 'Cipla' }
    enter(undefined, {
      ManagePrescriptionRegister: () =>
        buildPage([
          buildEntry(1, { ...facts, batches: batches.slice(0, 1) }),
          buildEntry(2, { ...facts, batches, documentNumber }),
        ]),
    })
    await order(1)
    expect(screen.getAllByText('Address: Pune')).toHaveLength(2)
    expect(screen.getAllByText('Registration: MMC 1')).toHaveLength(2)
    expect(screen.getAllByText('Maker: Cipla')).toHaveLength(2)
    expect(screen.getByText(documentNumber).closest('td')?.textContent).toBe(
      `ORD-2${documentNumber}`,
    )
    expect(screen.getByText('Batch: A1, expiry 03/27')).toBeTruthy()
    expect(
      screen.getByText('Batch: A1, expiry 03/27 (2 packs); B2, expiry 04/27 (1 pack)'),
    ).toBeTruthy()
  })

  it('the register of a month is printed with all its entries', async () => {
    enter(`${path}/print?month=2026-11`, {
      ManagePrescriptionRegister: ({ after }) =>
        after ? buildPage([buildEntry(2)]) : buildPage([buildEntry(1)], 'c1'),
    })
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows.map(({ children }) => children[6]?.textContent)).toEqual([
      ...['Order', 'ORD-1', 'ORD-2'],
    ])
    expect(rows[2]?.closest('[data-print]')).not.toBeNull()
    expect(asks()).toEqual([
      { month: '2026-11', first: 100 },
      { month: '2026-11', first: 100, after: 'c1' },
    ])
  })

  it('the register marks corrections', async () => {
    enter(undefined, {
      ManagePrescriptionRegister: () => buildPage([buildEntry(1, { quantity: -2 })]),
    })
    await order(1)
    expect(screen.getByText('Back or corrected').closest('td')?.textContent).toBe(
      'Quantity: −2Back or corrected',
    )
  })

  it('the register loads more near its end', async () => {
    enter(undefined, {
      ManagePrescriptionRegister: ({ after }) =>
        after ? buildPage([buildEntry(2)]) : buildPage([buildEntry(1)], 'c1'),
    })
    await order(1)
    board.reachEnd()
    await order(2)
    expect(await order(1)).toBeTruthy()
    expect(asks().at(-1)).toEqual({ month: '2026-11', after: 'c1' })
  })

  it('the register shows that a month has no entries', async () => {
    enter(undefined, { ManagePrescriptionRegister: () => buildPage([]) })
    expect(await screen.findByText('No entries in this month.')).toBeTruthy()
  })

  it("the register shows the server's message when it could not be loaded, and can retry", async () => {
    let isDown = true
    enter(undefined, {
      ManagePrescriptionRegister: () =>
        isDown ? { errors: [{ message: 'The server is resting.' }] } : buildPage([buildEntry(1)]),
    })
    expect(await screen.findByText('The server is resting.')).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await order(1)).toBeTruthy()
  })
})

describe("the register's month", () => {
  it.each([
    ['missing', path],
    ['malformed', `${path}?month=2026-13`],
    ['not a month', `${path}?month=2026-11-05`],
  ])('the register shows the current month in India when the month is %s', async (_what, at) => {
    // In India, it is already December.
    stopClock('2026-11-30T18:30:00.000Z')
    enter(at)
    await order(1)
    expect(asks()).toEqual([{ month: '2026-12' }])
    expect(await month()).toHaveProperty('value', '2026-12')
  })

  it('the register still shows the last month in India a moment before midnight', async () => {
    stopClock('2026-11-30T18:29:59.000Z')
    enter(path)
    await order(1)
    expect(asks()).toEqual([{ month: '2026-11' }])
  })

  it("the register loads another month's entries, and puts the month in the URL", async () => {
    enter(undefined, {
      ManagePrescriptionRegister: (variables) =>
        buildPage([buildEntry(variables.month === '2026-10' ? 10 : 11)]),
    })
    await order(11)
    fill(await month(), '2026-10')
    await waitFor(() => expect(place()).toBe(`${path}?month=2026-10`))
    await order(10)
    expect(screen.queryByText('ORD-11')).toBeNull()
  })

  it('the register keeps its month while another month is incomplete', async () => {
    enter()
    await order(1)
    fill(await month(), '')
    expect(place()).toBe(`${path}?month=2026-11`)
    expect(await month()).toHaveProperty('value', '')
    expect(asks()).toHaveLength(1)
  })
})

describe("the register's CSV file", () => {
  it("the register's CSV file covers the visible month", async () => {
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('date')))
    vi.stubGlobal('fetch', fetched)
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    enter()
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect(fetched.mock.calls[0]?.[0]).toBe('/exports/prescription-register.csv?month=2026-11')
    expect(click.mock.contexts[0]).toHaveProperty('download', 'prescription-register-2026-11.csv')
  })

  it('the register shows an error when its download cannot reach the server', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    enter()
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
    await waitFor(() =>
      expect(board.toasts).toEqual([
        { kind: 'error', text: 'We couldn’t export the register. Please try again.' },
      ]),
    )
  })
})
