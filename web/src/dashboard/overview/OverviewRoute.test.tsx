import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openDashboard } from '../../../test/dashboard.tsx'
import { toIndianDay } from '../../lib/text/date.ts'
import type { Handlers } from '../../../test/operations.ts'
import { money } from '../../../test/carts.ts'
import { buildOverview } from '../../../test/overviews.ts'

const cashDay = (collectors: { name: string | null; received: number }[] = []) => ({
  cashDay: {
    ...{ day: '2026-11-25', version: 0, entries: [], counts: [], orders: collectors.length },
    ...{ float: money(0), paidBack: money(0), expenses: money(0), handedOver: money(0) },
    received: money(collectors.reduce((sum, { received }) => sum + received, 0)),
    rest: money(collectors.reduce((sum, { received }) => sum + received, 0)),
    collectors: collectors.map(({ name, received }) => ({
      ...{ memberId: name, name, orders: 1 },
      ...{ received: money(received), paidBack: money(0), handedOver: money(0) },
    })),
  },
})

const open = (handlers: Handlers = {}) =>
  openDashboard('/dashboard/overview', {
    ManageOverview: () => buildOverview(),
    ManageCashDay: () => cashDay(),
    ...handlers,
  })
const links = async () =>
  within(await screen.findByRole('list', { name: 'To do' })).findAllByRole('link')

describe('the overview', () => {
  it('the overview lists the tasks, with links to their pages', async () => {
    open()
    expect((await links()).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2new ordersoldest: 3 hours ago', '/dashboard/orders?status=PENDING'],
      ['1UPI payment to verify', '/dashboard/orders?payment=CLAIMED'],
      ['0refunds due', '/dashboard/orders?payment=REFUND_DUE'],
      ['0prescriptions to check', '/dashboard/prescriptions'],
      ['2open tickets1 overdue', '/dashboard/tickets'],
      ['1,234products out of stock', '/dashboard/product?stock=OUT'],
      ['5products low in stock', '/dashboard/product?stock=LOW'],
      ['0failing webhooks', '/dashboard/partners?webhooks=failing'],
      ['1import with skipped rows', '/dashboard/imports'],
      ['0medicines to check against the lists', '/dashboard/product?medicines=check'],
    ])
  })

  it('the overview of a regular shop counts products without GST data and waiting invoices', async () => {
    open({ ManageOverview: () => buildOverview({ withoutGstRate: 12, invoicesWaiting: 3 }) })
    const tiles = (await links())
      .slice(-2)
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(tiles).toEqual([
      ['12products without HSN code or GST rate', '/dashboard/product?gst=missing'],
      ['3invoices waiting for HSN codes or GST rates', '/dashboard/gst-returns?period=now'],
    ])
  })

  it("the overview compares a period's sales with the previous period", async () => {
    open()
    const sales = within(await screen.findByRole('region', { name: 'Sales' }))
    const figures = async () =>
      (await sales.findAllByRole('definition')).map(({ textContent }) => textContent)
    expect((await figures()).slice(0, 6)).toEqual([
      ...['₹7,070', 'Previous 7 days: ₹0'],
      ...['₹70', 'Previous 7 days: ₹0'],
      ...['₹7,000', 'Previous 7 days: ₹0'],
    ])
    await userEvent.click(screen.getByRole('radio', { name: 'Today' }))
    expect((await figures()).slice(10)).toEqual([
      '₹1,000',
      'No orders yesterday',
      '12.5%',
      'No orders yesterday',
    ])
    expect(screen.getAllByText('No sales in this period.')).toHaveLength(2)
  })

  it('the overview lists best sellers with links to the products', async () => {
    open()
    const best = within(await screen.findByRole('region', { name: 'Best sellers by items sold' }))
    expect(best.getByRole('link', { name: 'Rice 1 kg' }).getAttribute('href')).toBe(
      '/dashboard/product?q=p1',
    )
    expect(best.getByText('3 pieces')).toBeTruthy()
  })

  it("the overview shows each day's sales as a table, and downloads them", async () => {
    open()
    await userEvent.click(await screen.findByText('Show as table'))
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows.slice(0, 2)).toEqual([
      'DayOrdersGrossRefundsNet',
      '30 Nov 202629₹3,204.50₹290₹2,914.50',
    ])
    const files: Blob[] = []
    vi.stubGlobal('URL', {
      createObjectURL: (file: Blob) => files.push(file),
      revokeObjectURL: () => undefined,
    })
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
    const lines = (await files[0]?.text())?.split('\r\n')
    expect(lines?.slice(0, 3)).toEqual([
      'Day,Orders,Cancelled,Ordered (INR),Gross (INR),Refunds (INR),Net (INR)',
      '2026-11-24,23,0,2311.50,2541.50,230.00,2311.50',
      '2026-11-25,24,0,2412.00,2652.00,240.00,2412.00',
    ])
    expect(rows).toHaveLength(1 + 7)
  })

  it('the overview shows the chosen days as bars, with three labels on each axis', async () => {
    open()
    const chart = within(await screen.findByRole('region', { name: 'Net sales by day' }))
    const bars = () => document.querySelectorAll('rect').length
    expect(bars()).toBe(7)
    for (const label of ['₹4,000', '₹2,000', '₹0', '24 Nov 2026', '27 Nov 2026', 'Today']) {
      expect(chart.getAllByText(label)[0]).toBeTruthy()
    }
    await userEvent.click(screen.getByRole('radio', { name: '30 days' }))
    expect(bars()).toBe(30)
    expect(chart.getAllByText('1 Nov 2026')[0]).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Today' }))
    expect(bars(), 'today among the previous days').toBe(7)
  })

  it('the overview shows the value of a bar that is chosen by key or by touch', async () => {
    open()
    const slider = await screen.findByRole('slider', { name: 'Day' })
    expect(slider.getAttribute('aria-valuetext')).toBe('30 Nov 2026: ₹2,914.50 · 29 orders')
    fireEvent.change(slider, { target: { value: '0' } })
    expect(screen.getByText('24 Nov 2026: ₹2,311.50 · 23 orders')).toBeTruthy()
    expect(slider.getAttribute('aria-valuetext')).toBe('24 Nov 2026: ₹2,311.50 · 23 orders')
    const area = slider.parentElement ?? document.body
    vi.spyOn(area, 'getBoundingClientRect').mockReturnValue(new DOMRect(50, 0, 700, 220))
    fireEvent.pointerDown(area, { clientX: 50 + 250 })
    expect(screen.getByText('26 Nov 2026: ₹2,512.50 · 25 orders')).toBeTruthy()
    fireEvent.pointerMove(area, { clientX: 50 + 700 })
    expect(screen.getByText('30 Nov 2026: ₹2,914.50 · 29 orders')).toBeTruthy()
  })

  it('the overview lists the steps to set up a shop until all are finished', async () => {
    let isDone = false
    const setup = () => [
      { code: 'UPI' as const, isDone: true },
      { code: 'PRODUCT' as const, isDone },
    ]
    open({
      ManageOverview: () => ({ ...buildOverview(), shopSettings: { version: 3, setup: setup() } }),
    })
    expect(await screen.findByText('1 step left to set up your shop')).toBeTruthy()
    const step = screen.getByRole('link', { name: 'Add a product' })
    expect(step.getAttribute('href')).toBe('/dashboard/upload-product')
    expect(screen.queryByRole('link', { name: 'Enter your UPI ID' })).toBeNull()
    isDone = true
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(screen.queryByText(/left to set up/)).toBeNull())
  })

  it('a shop that is not registered for GST finishes the step without a visit to the settings', async () => {
    let isDone = false
    const board = open({
      ManageOverview: () => ({
        ...buildOverview(),
        shopSettings: { version: 3, setup: [{ code: 'GST', isDone }] },
      }),
      ConfirmRegistration: () => {
        isDone = true
        return { updateShopSettings: { userErrors: [] } }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'We are not registered' }))
    await waitFor(() => expect(screen.queryByText(/left to set up/)).toBeNull())
    expect(board.getVariables('ConfirmRegistration')).toEqual([
      { input: { version: 3, gstRegistration: 'NONE' } },
    ])
  })

  it('the overview follows changes, and can retry', async () => {
    let isDown = true
    let newOrders = 2
    open({
      ManageOverview: () =>
        isDown
          ? { errors: [{ message: 'The server is resting.' }] }
          : buildOverview({ newOrders, oldestNewOrderAt: null }),
    })
    expect(await screen.findByText('The server is resting.')).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect((await links())[0]?.textContent).toBe('2new orders')
    newOrders = 1
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(async () => expect((await links())[0]?.textContent).toBe('1new order'))
  })
})

describe('the cash panel', () => {
  const getFigure = (label: string) => screen.getByText(label).closest('div')?.textContent

  it("the cash panel shows who received today's cash, and the amount to collect", async () => {
    const collectors = [
      { name: 'Ravi', received: 50_000 },
      { name: null, received: 25_000 },
    ]
    const board = open({
      ManageOverview: () => buildOverview({ cashMissing: 2 }),
      ManageCashDay: () => cashDay(collectors),
    })
    await screen.findByText('Received by Ravi')
    expect(getFigure('Received')).toBe('Received₹7502 orders')
    expect(getFigure('Received by Ravi')).toBe('Received by Ravi₹5001 order, ₹500 to hand over')
    expect(getFigure('Received, person unknown')).toBe('Received, person unknown₹2501 order')
    expect(getFigure('To collect now')).toBe('To collect now₹4,5002 orders delivered without cash')
    const missing = screen.getByRole('link', { name: '2 orders delivered without cash' })
    expect(missing.getAttribute('href')).toBe('/dashboard/orders?status=DELIVERED&payment=DUE')
    expect(board.getVariables('ManageCashDay')).toEqual([{ day: toIndianDay(Date.now()) }])
  })

  it('the cash panel can show another day, and keeps the amounts until they are loaded', async () => {
    const board = open({
      ManageCashDay: ({ day }) =>
        day === '2026-11-20' ? cashDay([{ name: 'Meera', received: 100 }]) : cashDay(),
    })
    fireEvent.change(await screen.findByLabelText('Cash on'), {
      target: { value: '2026-11-20' },
    })
    await screen.findByText('Received by Meera')
    expect(board.getVariables('ManageCashDay').at(-1)).toEqual({ day: '2026-11-20' })
  })

  it("the cash panel does not show another day's cash when loading fails", async () => {
    open({
      ManageCashDay: ({ day }) => {
        if (day === '2026-11-20') throw new TypeError('Failed to fetch')
        return cashDay([{ name: 'Meera', received: 100 }])
      },
    })
    await screen.findByText('Received by Meera')
    const day = screen.getByLabelText('Cash on')
    fireEvent.change(day, { target: { value: '2026-11-20' } })
    const section = within(screen.getByRole('region', { name: 'Cash' }))
    await section.findByRole('button', { name: 'Retry' })
    expect(section.queryByText('Received by Meera')).toBeNull()
  })

  it('the cash panel can be reloaded after a failure', async () => {
    let isDown = true
    open({
      ManageCashDay: () => {
        if (isDown) throw new TypeError('Failed to fetch')
        return cashDay([{ name: 'Meera', received: 100 }])
      },
    })
    const section = within(await screen.findByRole('region', { name: 'Cash' }))
    const retry = await section.findByRole('button', { name: 'Retry' })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByText('Received by Meera')).toBeTruthy()
  })
})
