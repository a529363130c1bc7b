import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { reportChange } from '../../shared/order/use-seen-order.ts'
import { isFieldError, useSubmit } from '../../shared/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { useFieldErrors } from '../../ui/forms/use-field-errors.ts'
import { color, media, radius, size, space } from '../../ui/theme.ts'
import type { ManagedOrder_OrderFragment } from './ManagedOrder.generated.ts'
import { useIssueInvoiceMutation } from './WaitingInvoice.generated.ts'

const blank = { hsn: '', ratePercent: '' }

const listFormat = new Intl.ListFormat('en-IN')

/** Accepts the HSN codes and rates for which products of a packed order wait, and issues their invoice. */
export function WaitingInvoice({ order }: { order: ManagedOrder_OrderFragment }) {
  const ids = new Set(order.invoiceWaitsFor.map(({ productId }) => productId))
  const waiting = order.lines.filter(({ productId }) => ids.has(productId))
  const [entries, setEntries] = useState<Record<string, typeof blank>>({})
  const { getError, clearError, showErrors, formRef } = useFieldErrors()
  const issueInvoice = useIssueInvoiceMutation()
  const { submit, isBusy } = useSubmit(isFieldError)
  const entryOf = (productId: string) => entries[productId] ?? blank
  const bind = (productId: string, index: number, part: keyof typeof blank) => {
    const name = `lines.${index}.${part}`
    return {
      ...{ name, value: entryOf(productId)[part], error: getError(name) },
      onChange: ({ target: { value } }: { target: { value: string } }) => {
        setEntries({ ...entries, [productId]: { ...entryOf(productId), [part]: value } })
        clearError(name)
      },
      ...{ autoComplete: 'off', disabled: isBusy },
    }
  }
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const missing = waiting.flatMap(({ productId }, index) => {
      const field = `lines.${index}.ratePercent`
      const isRate = /^\d+(\.\d+)?$/.test(entryOf(productId).ratePercent.trim())
      return isRate ? [] : [{ field, message: 'Enter the GST rate in percent, such as 5.' }]
    })
    if (missing.length > 0) {
      showErrors(missing)
      return
    }
    const lines = waiting.map(({ productId }) => {
      const { hsn, ratePercent } = entryOf(productId)
      return { productId, hsn, ratePercent: Number(ratePercent) }
    })
    const input = { orderId: order.id, lines, seenUpdatedAt: order.updatedAt }
    const payload = await submit(() => issueInvoice(input), 'Invoice issued')
    showErrors(reportChange(payload)?.userErrors.filter(isFieldError) ?? [])
  }
  return (
    <Root aria-label="Invoice">
      <strong>
        {waiting.length === 0
          ? 'All products have their GST rates now. The invoice can be issued.'
          : `The invoice waits for the GST rate of ${listFormat.format(waiting.map(({ name }) => name))}, and for an HSN code where one is required.`}
      </strong>
      <FormStack ref={formRef} onSubmit={(event) => void send(event)} noValidate>
        {waiting.map(({ productId, name }, index) => (
          <Row key={productId} role="group" aria-label={name}>
            <Name to={`${dashboardPaths.products}?q=${productId}`}>{name}</Name>
            <Field
              {...bind(productId, index, 'hsn')}
              label="HSN code"
              inputMode="numeric"
              maxLength={12}
            />
            <Field
              {...bind(productId, index, 'ratePercent')}
              label="GST rate in %"
              inputMode="decimal"
              maxLength={6}
            />
          </Row>
        ))}
        {waiting.length > 0 && (
          <p>
            They apply to this invoice only. Enter them in the products as well, so that later
            invoices don&rsquo;t wait.
          </p>
        )}
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          Issue invoice
        </Button>
      </FormStack>
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[4]};
  background: ${color.highlightWash};
  border-radius: ${radius.medium};
  color: ${color.onHighlight};

  button[type='submit'] {
    justify-self: start;
  }
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`

const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  text-decoration: underline;
  text-underline-offset: 3px;

  ${media.tablet} {
    margin-top: ${space[6]};
  }
`
