import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '../../apollo/schema-types.generated.ts'
import type { BadgeTone } from '../../ui/content/Badge.tsx'
import { StatusBadge, statusBadges } from './order-status.tsx'

const specified: [OrderStatus, string, BadgeTone, sign?: string][] = [
  ['PENDING', 'Pending', 'yellow'],
  ['CONFIRMED', 'Order Confirm', 'green'],
  ['PACKED', 'Packed', 'red'],
  ['DELIVERED', 'Delivered', 'red', 'check'],
  ['CANCELLED_BY_SELLER', 'Cancel By Seller', 'red', 'x'],
  ['CANCELLED_BY_SHOPPER', 'Cancelled', 'red', 'x'],
]

describe('the status badge of an order', () => {
  it.each(specified)(
    'the status badge shows %s as %s in %s, with the sign: %s',
    (status, text, tone, sign) => {
      render(<StatusBadge status={status} />)
      expect(screen.getByText(text)).toBeTruthy()
      expect(statusBadges[status].tone).toBe(tone)
      const icon = screen.getByText(text).parentElement?.querySelector('svg')
      expect(icon?.classList.contains(`lucide-${sign}`)).toBe(sign ? true : undefined)
    },
  )

  it('the status badge is specified for every status', () => {
    expect(specified.map(([status]) => status)).toEqual(Object.keys(statusBadges))
  })
})
