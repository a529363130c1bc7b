import { type ReactNode, useState } from 'react'
import type { Fulfilment } from '../../../apollo/schema-types.generated.ts'
import { Field } from '../../../ui/forms/Field.tsx'
import { Stack } from '../../../ui/layout/Stack.ts'
import type { CheckoutData } from '../use-checkout-data.ts'
import type { Checkout } from '../use-checkout.ts'
import { MissingItemFields } from './MissingItemFields.tsx'
import { consumer, type OrderBuyer, type OrderExtras } from './order-extras.ts'
import WithBuyer from './WithBuyer.tsx'

const MAX_NOTE = 200

interface WithExtrasProps {
  data: CheckoutData
  fulfilment: Fulfilment
  checkout: Checkout
  children: (extras: OrderExtras) => ReactNode
}

/** Asks for the choice for missing items, a delivery note and a business's GSTIN, and holds them. */
export default function WithExtras({ data, fulfilment, checkout, children }: WithExtrasProps) {
  const [ifItemMissing, setIfItemMissing] = useState(data.ifItemMissing)
  const [note, setNote] = useState('')
  const isDelivered = fulfilment === 'DELIVERY'
  const show = ({ section, input: buyer }: OrderBuyer) =>
    children({
      section: (
        <Stack>
          <MissingItemFields
            value={ifItemMissing}
            onChange={(choice) => {
              setIfItemMissing(choice)
              checkout.clearErrors()
            }}
          />
          {isDelivered && (
            <Field
              label="Note for the delivery (optional)"
              maxLength={MAX_NOTE}
              value={note}
              onChange={({ target }) => {
                setNote(target.value)
                checkout.clearErrors()
              }}
            />
          )}
          {section}
        </Stack>
      ),
      input: { buyer, ifItemMissing, deliveryNote: isDelivered ? note.trim() || null : null },
    })
  return data.store.gstInvoices ? <WithBuyer checkout={checkout}>{show}</WithBuyer> : show(consumer)
}
