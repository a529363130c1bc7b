import { isAnyError, useSubmit } from '../../shared/use-submit.ts'
import { type OrderedLine, sumLines, toLineInputs } from '../../shared/order/line/ordered-line.ts'
import { LinkedOrderDocument, useConfirmOrderLinkMutation } from './LinkedOrder.generated.ts'

/** Places the link's order. The page then shows its current state, which the reply has. */
export function useConfirmLink(token: string) {
  const { submit, isBusy } = useSubmit(isAnyError)
  const confirm = useConfirmOrderLinkMutation({
    update(cache, { data }) {
      if (!data) return
      const { linkedOrder } = data.confirmOrderLink
      cache.writeQuery({
        query: LinkedOrderDocument,
        variables: { token },
        data: { linkedOrder },
      })
    },
  })
  const place = (lines: readonly OrderedLine[]) =>
    submit(() =>
      confirm({ token, lines: toLineInputs(lines), expectedTotal: sumLines(lines).total }),
    )
  return { place, isBusy }
}
