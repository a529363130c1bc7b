import type { ApolloCache } from '@apollo/client'
import { evictStock } from '../../../shared/order/evict-stock.ts'
import type { useSeenOrder } from '../../../shared/order/use-seen-order.ts'
import { isFieldError, isSuccessful, useSubmit } from '../../../shared/use-submit.ts'
import type { FieldError } from '../../../ui/forms/use-field-errors.ts'
import type { ChangeableLine, ChangeableOrder, ChangeEntry } from './change-entry.ts'
import { useChangeOrderLineMutation, useProposeOrderChangeMutation } from './Changes.generated.ts'

interface ChangedLine {
  order: ChangeableOrder
  line: ChangeableLine
  seen: ReturnType<typeof useSeenOrder>
  onChanged: () => void
}

const noSubstitute = {
  field: 'substitute',
  message: 'Choose the product that replaces the missing pieces.',
}

/**
 * Changes a line, or proposes a substitute. Both resolve to the errors for the form. If the order has changed since it
 * was seen, the dialog says so.
 */
export function useChangeLine({ order, line, seen, onChanged }: ChangedLine) {
  const evict = (cache: ApolloCache, lines: readonly { productId: string }[] = []) =>
    evictStock(cache, [line, ...lines])
  const changeOrderLine = useChangeOrderLineMutation({
    update: (cache, { data }) => evict(cache, data?.changeOrderLine.order?.lines),
  })
  const proposeOrderChange = useProposeOrderChangeMutation({
    update: (cache, { data }) => evict(cache, data?.proposeOrderChange.order?.lines),
  })
  const { submit, isBusy } = useSubmit(isFieldError)
  const finish = (
    payload: Awaited<ReturnType<typeof changeOrderLine>> | null,
  ): readonly FieldError[] => {
    if (seen.note(payload)) return []
    if (isSuccessful(payload)) onChanged()
    return payload?.userErrors ?? []
  }
  const toInput = (entry: ChangeEntry) => ({
    ...{ orderId: order.id, productId: line.productId, quantity: entry.stays },
    seenUpdatedAt: seen.seenUpdatedAt,
  })
  const change = async (entry: ChangeEntry) => {
    const substitute = toSubstitute(entry)
    if (entry.isReplaced && !substitute) return [noSubstitute]
    const agreed = entry.isReplaced && entry.isAgreed
    const input = { ...toInput(entry), substitute, agreed }
    return finish(await submit(() => changeOrderLine(input), 'Order changed'))
  }
  const propose = async (entry: ChangeEntry) => {
    const substitute = toSubstitute(entry)
    if (!substitute) return [noSubstitute]
    const input = { ...toInput(entry), substitute }
    return finish(await submit(() => proposeOrderChange(input), 'Proposal sent to the customer'))
  }
  return { change, propose, isBusy }
}

function toSubstitute({ isReplaced, substitute, pieces }: ChangeEntry) {
  return isReplaced && substitute ? { productId: substitute.id, quantity: pieces } : null
}
