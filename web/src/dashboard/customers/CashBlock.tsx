import { useState } from 'react'
import { formatDateTime } from '../../lib/text/date.ts'
import { useSubmit } from '../../shared/use-submit.ts'
import { toast } from '../../ui/toast/toast.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx'
import { Stack } from '../../ui/layout/Stack.ts'
import type { CustomerNotes_CustomerFragment } from './Customer.generated.ts'
import { Entries } from '../../shared/Entries.tsx'
import { useUnblockCash } from './use-cash-block.ts'

const blockDialog = lazyDialog(() => import('./BlockCashDialog.tsx'))

type Customer = CustomerNotes_CustomerFragment

/** Whether the customer can pay in cash, with a button that changes it, and the earlier changes. */
export function CashBlock({ customer }: { customer: Customer }) {
  const { id: customerId, version, cashBlock, cashBlockChanges } = customer
  const [isOpen, setIsOpen] = useState(false)
  const unblock = useUnblockCash()
  const { submit, isBusy } = useSubmit()
  const allow = async () => {
    const payload = await submit(() => unblock({ customerId, version }), 'Cash is allowed again')
    const changed = payload?.userErrors.find(({ code }) => code === 'CHANGED_MEANWHILE')
    if (changed) toast.error(changed.message)
  }
  const [, ...earlier] = cashBlockChanges
  const shown = cashBlock ? earlier : cashBlockChanges
  return (
    <Stack>
      {cashBlock ? (
        <>
          <div>
            <strong>Cash is blocked.</strong>
            <p translate="no">{cashBlock.reason}</p>
            <SmallText>{describeAct('Blocked', cashBlock)}</SmallText>
          </div>
          <Button variant="secondary" isBusy={isBusy} onClick={() => void allow()}>
            Allow cash again
          </Button>
        </>
      ) : (
        <>
          <SmallText>
            This customer can pay in cash. A block concerns new orders only, and its reason stays in
            the team.
          </SmallText>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            Block cash …
          </Button>
        </>
      )}
      {shown.length > 0 && <Entries entries={shown.map(toEntry)} />}
      {isOpen && <blockDialog.Dialog customer={customer} onClose={() => setIsOpen(false)} />}
    </Stack>
  )
}

function toEntry({ isBlocked, reason, at, by }: Customer['cashBlockChanges'][number]) {
  return { text: isBlocked ? `Blocked: ${reason}` : 'Allowed again', at, by }
}

function describeAct(what: string, { at, by }: { at: string; by: string | null }): string {
  return `${what} on ${formatDateTime(at)}${by ? ` by ${by}` : ''}`
}
