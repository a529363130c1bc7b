import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openDashboard } from '../../../test/dashboard.tsx'
import type { Handlers } from '../../../test/operations.ts'
import type { ManageOverviewQuery } from './Overview.generated.ts'
import { money } from '../../../test/carts.ts'

type Overview = ManageOverviewQuery['overview']

const buildFigures = (orders: number, revenue: number) => ({
  orders,
  cancelled: 0,
  cancelledPercent: orders > 0 ? 12.5 : null,
  revenue: money(revenue),
  averageOrder: orders > 0 ? money(revenue / orders) : null,
})

const rice = {
  productId: 'p1',
  name: 'Rice',
  unit: '1 kg',
  pieces: 3,
  revenue: money(300_00),
}

function buildPeriod(days: number) {
  return {
    days,
    current: buildFigures(days, days * 1_000_00),
    previous: buildFigures(0, 0),
    bestByPieces: days === 1 ? [] : [rice],
    bestByRevenue: days === 1 ? [] : [rice],
  }
}

function buildOverview(toDo: Partial<Overview['toDo']> = {}): ManageOverviewQuery {
  return {
    overview: {
      toDo: {
        newOrders: 2,
        oldestNewOrderAt: new Date(Date.now() - 3 * 60 * 60_000).toISOString(),
        paymentsToVerify: 1,
        refundsDue: 0,
        prescriptionsToCheck: 0,
        outOfStock: 1_234,
        lowStock: 5,
        failingWebhooks: 0,
        importsToFix: 1,
        ...toDo,
      },
      periods: [1, 7, 30].map(buildPeriod),
      days: Array.from({ length: 30 }, (_, n) => ({
        day: `2026-11-${String(n + 1).padStart(2, '0')}`,
        figures: buildFigures(n, n * 100_50),
      })),
    },
  }
}

const open = (handlers: Handlers = {}) =>
  openDashboard('/dashboard/overview', { ManageOverview: () => buildOverview(), ...handlers })
const links = async () =>
  within(await screen.findByRole('list', { name: 'To do' })).findAllByRole('link')

describe('the overview', () => {
  it('says what needs doing, with links to where it is done', async () => {
    open()
    expect((await links()).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2new ordersoldest: 3 hours ago', '/dashboard/orders?status=PENDING'],
      ['1UPI payment to verify', '/dashboard/orders?payment=CLAIMED'],
      ['0refunds due', '/dashboard/orders?payment=REFUND_DUE'],
      ['0prescriptions to check', '/dashboard/prescriptions'],
      ['1,234products out of stock', '/dashboard/product?stock=OUT'],
      ['5products low in stock', '/dashboard/product?stock=LOW'],
      ['0failing webhooks', '/dashboard/partners?webhooks=failing'],
      ['1import with skipped rows', '/dashboard/imports'],
    ])
  })

  it('compares the sales of a period with those before', async () => {
    open()
    const figures = async () =>
      (await screen.findAllByRole('definition')).map(({ textContent }) => textContent)
    expect((await figures()).slice(0, 4)).toEqual([
      '₹7,000',
      'Previous 7 days: ₹0',
      '7',
      'Previous 7 days: 0',
    ])
    await userEvent.click(screen.getByRole('radio', { name: 'Today' }))
    expect((await figures()).slice(4)).toEqual([
      '₹1,000',
      'No orders yesterday',
      '12.5%',
      'No orders yesterday',
    ])
    expect(screen.getAllByText('Nothing was sold in this period.')).toHaveLength(2)
  })

  it('lists best sellers with links to the products', async () => {
    open()
    const best = within(await screen.findByRole('region', { name: 'Best sellers by pieces' }))
    expect(best.getByRole('link', { name: 'Rice 1 kg' }).getAttribute('href')).toBe(
      '/dashboard/product?q=p1',
    )
    expect(best.getByText('3 pieces')).toBeTruthy()
  })

  it('shows the sales of each day as a table, and downloads them', async () => {
    open()
    await userEvent.click(await screen.findByText('Show as table'))
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows.slice(0, 2)).toEqual(['DayOrdersCancelledRevenue', '30 Nov 2026290₹2,914.50'])
    const files: Blob[] = []
    vi.stubGlobal('URL', {
      createObjectURL: (file: Blob) => files.push(file),
      revokeObjectURL: () => undefined,
    })
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
    const lines = (await files[0]?.text())?.split('\r\n')
    expect(lines?.slice(0, 3)).toEqual([
      'Day,Orders,Cancelled,Revenue (INR)',
      '2026-11-24,23,0,2311.50',
      '2026-11-25,24,0,2412.00',
    ])
    expect(rows).toHaveLength(1 + 7)
  })

  it('shows the chosen days as bars, with three labels at each axis', async () => {
    open()
    const chart = within(await screen.findByRole('region', { name: 'Revenue by day' }))
    const bars = () => document.querySelectorAll('rect').length
    expect(bars()).toBe(7)
    for (const label of ['₹4,000', '₹2,000', '₹0', '24 Nov 2026', '27 Nov 2026', 'Today']) {
      expect(chart.getAllByText(label)[0]).toBeTruthy()
    }
    await userEvent.click(screen.getByRole('radio', { name: '30 days' }))
    expect(bars()).toBe(30)
    expect(chart.getAllByText('1 Nov 2026')[0]).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Today' }))
    expect(bars(), 'today among the days before').toBe(7)
  })

  it('shows the value of a bar that is chosen by key or by touch', async () => {
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

  it('follows changes, and can be retried', async () => {
    let isDown = true
    let newOrders = 2
    open({
      ManageOverview: () =>
        isDown
          ? { errors: [{ message: 'The store is resting.' }] }
          : buildOverview({ newOrders, oldestNewOrderAt: null }),
    })
    expect(await screen.findByText('The store is resting.')).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect((await links())[0]?.textContent).toBe('2new orders')
    newOrders = 1
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(async () => expect((await links())[0]?.textContent).toBe('1new order'))
  })
})
