import { isAnyError, useSubmit } from '../../../shared/use-submit.ts'
import type { PhoneOrderInput } from '../../../apollo/schema-types.generated.ts'
import {
  toLineInputs,
  sumLines,
  type OrderedLine,
} from '../../../shared/order/line/ordered-line.ts'
import type { PhoneCustomers } from './customer/use-phone-customers.ts'
import type { Draft } from './draft.ts'
import { OrderLinksDocument } from './links/OrderLinks.generated.ts'
import { useCreateOrderLinkMutation, usePlacePhoneOrderMutation } from './NewOrder.generated.ts'

/** Sends the order, or a link to it. The hook's user shows the errors. */
export function useSendOrder() {
  const { submit, isBusy } = useSubmit(isAnyError)
  const place = usePlacePhoneOrderMutation()
  const createLink = useCreateOrderLinkMutation({
    update(cache, { data }) {
      const link = data?.createOrderLink.link
      if (!link) return
      cache.updateQuery({ query: OrderLinksDocument }, (before) => {
        const others = before?.orderLinks.filter(({ id }) => id !== link.id)
        return others && { orderLinks: [link, ...others] }
      })
    },
  })
  return {
    isBusy,
    placeOrder: (input: PhoneOrderInput) => submit(() => place(input)),
    createLink: (input: PhoneOrderInput) => submit(() => createLink(input)),
  }
}

/** Returns the order as it is on the screen. Null while customer or address are missing. */
export function toOrderInput(
  draft: Draft,
  { chosen, address }: PhoneCustomers,
  lines: readonly OrderedLine[],
): PhoneOrderInput | null {
  if (!chosen || !address) return null
  const { fulfilment, ifItemMissing, deliveryNote, idempotencyKey } = draft
  return {
    customerId: chosen.id,
    addressId: address.id,
    lines: toLineInputs(lines),
    expectedTotal: sumLines(lines).total,
    fulfilment,
    ifItemMissing,
    deliveryNote: fulfilment === 'DELIVERY' ? deliveryNote.trim() || null : null,
    idempotencyKey,
  }
}
