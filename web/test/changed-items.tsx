import type {
  ChangeOrderLineMutation,
  ManageSubstitutesQuery,
} from '../src/dashboard/orders/changes/Changes.generated.ts'
import type { ChangeOrderLineInput } from '../src/apollo/schema-types.generated.ts'
import { money } from './carts.ts'
import { openDashboard } from './dashboard.tsx'
import { buildManagedOrder, line, type ManagedOrder } from './managed-orders.ts'
// Loads the chunk before the first test begins.
import '../src/dashboard/orders/changes/TeamProposals.tsx'

type Payload = ChangeOrderLineMutation['changeOrderLine']
type ChangedOrder = NonNullable<Payload['order']>
type Substitute = ManageSubstitutesQuery['searchProducts']['edges'][number]['node']

export const orderedMilk = (quantity: number) => line('Milk', quantity)

/** A packed order, and the same order after it was unpacked. */
export const packed = { status: 'PACKED', linesChangeable: false, unpackable: true } as const
const confirmedAgain = { status: 'CONFIRMED', linesChangeable: true, unpackable: false } as const

const changeable = { lines: [orderedMilk(3), line('Curd', 1)], total: money(10_800) }

/** The reply to a change: an order with three packs of milk, and one of curd, as both pages show it. */
export function buildChangedOrder(changes: Partial<ManagedOrder>): ChangedOrder {
  const { lines, ...order } = buildManagedOrder({ ...changeable, ...changes })
  const shelf = { batches: [], barcodes: [], shelf: null }
  return {
    ...order,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lines.map((one) => ({ ...one, ...shelf })),
    payment: { ...order.payment, cash: null },
  }
}

/** A product that five items are left of. */
export const buildSubstitute = (name: string, amount: number): Substitute => ({
  ...{ id: name, name, unit: '1 l', available: 5, prescriptionRequired: false, images: [] },
  discountedPrice: money(amount),
})

/** Opens the page of an order with three packs of milk, with a server that answers changes and finds these products. */
export function openOrder(
  changes: Partial<ManagedOrder>,
  change: (input: ChangeOrderLineInput) => Payload = () => ({
    order: buildChangedOrder(changes),
    userErrors: [],
  }),
  substitutes: Substitute[] | 'offline' = [],
) {
  const order = buildManagedOrder({ ...changeable, ...changes })
  return openDashboard('/dashboard/orders-details/o1', {
    ManagedOrder: () => ({ order }),
    ManageProposalTime: () => ({ store: { proposalMinutes: 12 } }),
    ManageSubstitutes: ({ filter }) => ({
      searchProducts: { edges: find(substitutes, filter.maxPrice ?? null) },
    }),
    ChangeOrderLine: ({ input }) => ({ changeOrderLine: change(input) }),
    ProposeOrderChange: ({ input }) => {
      const { productId, substitute } = input
      const proposal = {
        ...{ id: 'p1', by: 'Meera', withoutAnswer: 'LEFT_OUT' as const },
        expiresAt: '2026-11-21T10:12:00.000Z',
        missing: { productId, name: productId, quantity: 3 },
        substitute: { name: substitute.productId, quantity: substitute.quantity },
      }
      const proposed = buildChangedOrder({ ...changes, proposals: [proposal] })
      return { proposeOrderChange: { order: proposed, userErrors: [] } }
    },
    UnpackOrder: () => ({
      unpackOrder: {
        order: buildChangedOrder({ ...changes, ...confirmedAgain }),
        userErrors: [],
      },
    }),
    WithdrawProposal: () => ({
      withdrawProposal: { order: buildChangedOrder({ ...changes, proposals: [] }), userErrors: [] },
    }),
  })
}

function find(substitutes: Substitute[] | 'offline', maxPrice: number | null) {
  if (substitutes === 'offline') throw new Error('The connection is lost.')
  return substitutes
    .filter(({ discountedPrice }) => maxPrice === null || discountedPrice.amount <= maxPrice)
    .map((node) => ({ node }))
}
