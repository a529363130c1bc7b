import { useApolloClient } from '@apollo/client/react'
import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import { toBareNumber } from '../../lib/text/digits.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { color, radius, space } from '../../ui/theme.ts'
import { toast } from '../../ui/toast/toast.ts'
import { setDeliveryPin, useDeliveryPin } from '../../lib/delivery-pin.ts'
import { DeliveryPromiseDocument } from './DeliveryPromise.generated.ts'

/** PIN codes that begin with 9 belong to the army. */
const PIN = /^[1-8]\d{5}$/

/** Asks for the PIN code, and says at once if the shop does not deliver there. */
export function PinDialog({ onClose }: { onClose: () => void }) {
  const current = useDeliveryPin()
  const { values, bind, showErrors, formRef } = useForm<'pincode'>({ pincode: current ?? '' })
  const [outside, setOutside] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const ask = useAsk()

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const pincode = toBareNumber(values.pincode)
    if (!PIN.test(pincode)) {
      const message = 'A PIN code has 6 digits, such as 560038.'
      showErrors([{ field: 'pincode', message }])
      return
    }
    setIsBusy(true)
    const promise = await ask(pincode)
    setIsBusy(false)
    setDeliveryPin(pincode)
    if (promise?.state === 'OUTSIDE') {
      setOutside(promise.message)
      return
    }
    if (promise) toast.success(promise.message)
    onClose()
  }
  return (
    <Modal title="Where should we deliver?" isOpen onClose={onClose}>
      <FormStack ref={formRef} onSubmit={onSubmit} noValidate>
        <Field
          {...bind('pincode')}
          label="PIN code"
          inputMode="numeric"
          autoComplete="postal-code"
          data-autofocus=""
          required
        />
        <div role="status">
          {outside && <Outside>{`${outside} You can still look at our products.`}</Outside>}
        </div>
        <Button type="submit" isWide isBusy={isBusy}>
          Save PIN code
        </Button>
        {current && (
          <Button
            variant="quiet"
            isWide
            onClick={() => {
              setDeliveryPin(null)
              onClose()
            }}
          >
            Remove PIN code
          </Button>
        )}
      </FormStack>
    </Modal>
  )
}

/** Returns what the shop promises for a PIN code, or null if it cannot be reached. */
function useAsk() {
  const client = useApolloClient()
  return async (pincode: string) => {
    try {
      const { data } = await client.query({
        query: DeliveryPromiseDocument,
        variables: { pincode, afterCheck: false },
        fetchPolicy: 'no-cache',
      })
      return data?.deliveryPromise ?? null
    } catch {
      return null
    }
  }
}

const Outside = styled.p`
  padding: ${space[3]} ${space[4]};
  background: ${color.highlightWash};
  border-radius: ${radius.medium};
  color: ${color.onHighlight};
`
