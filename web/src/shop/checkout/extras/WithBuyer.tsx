import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { space } from '../../../ui/theme.ts'
import type { Checkout } from '../use-checkout.ts'
import type { OrderBuyer } from './order-extras.ts'

interface WithBuyerProps {
  checkout: Checkout
  children: (buyer: OrderBuyer) => ReactNode
}

const blank = { gstin: '', name: '' }

/** Asks businesses for their GSTIN, and holds it. */
export default function WithBuyer({ checkout, children }: WithBuyerProps) {
  const [isBusiness, setIsBusiness] = useState(false)
  const [entered, setEntered] = useState(blank)
  const ref = useRef<HTMLDivElement>(null)
  const { errors } = checkout
  const getError = (name: keyof typeof blank) =>
    errors.find(({ field }) => field === `buyer.${name}`)?.message
  const isWrong = Boolean(getError('gstin') ?? getError('name'))
  // Runs after the payment buttons' effect, which takes the focus for other errors.
  useEffect(() => {
    if (isWrong) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isWrong, errors])
  const input = (name: keyof typeof blank) => ({
    value: entered[name],
    error: getError(name),
    required: true,
    onChange: ({ target }: { target: { value: string } }) => {
      setEntered({ ...entered, [name]: target.value })
      checkout.clearErrors()
    },
  })
  const section = (
    <Group ref={ref}>
      <Checkbox
        checked={isBusiness}
        onChange={({ target }) => {
          setIsBusiness(target.checked)
          checkout.clearErrors()
        }}
      >
        I need a GST invoice for my business
      </Checkbox>
      {isBusiness && (
        <>
          <Field label="GSTIN" autoCapitalize="characters" maxLength={50} {...input('gstin')} />
          <Field
            label="Business name"
            autoComplete="organization"
            maxLength={100}
            {...input('name')}
          />
        </>
      )}
    </Group>
  )
  return children({ section, input: isBusiness ? entered : null })
}

const Group = styled.div`
  display: grid;
  gap: ${space[3]};
`
