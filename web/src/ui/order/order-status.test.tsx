import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { BadgeTone } from '../Badge.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { type ShownStatus, statusLooks } from './order-status.ts'

const specified: [ShownStatus, string, BadgeTone][] = [
  ['PENDING', 'Pending', 'yellow'],
  ['CONFIRMED', 'Order Confirm', 'green'],
  ['PACKED', 'Packed', 'red'],
  ['DELIVERED', 'Delivered', 'red'],
  ['CANCELLED_BY_SELLER', 'Cancel By Seller', 'red'],
  ['CANCELLED_BY_SHOPPER', 'Cancelled', 'red'],
]

describe('the badge of an order', () => {
  it.each(specified)('of status %s reads %s in %s', (status, text, tone) => {
    render(<StatusBadge status={status} />)
    expect(screen.getByText(text)).toBeTruthy()
    expect(statusLooks[status].tone).toBe(tone)
  })

  it('is specified for every status there is', () => {
    expect(specified.map(([status]) => status)).toEqual(Object.keys(statusLooks))
  })
})
