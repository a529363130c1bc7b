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
import { color, media, radius, space } from '../../ui/theme.ts'
import type { ManagedOrder_OrderFragment } from './ManagedOrder.generated.ts'
import { useIssueInvoiceMutation } from './WaitingInvoice.generated.ts'

interface GstEntry {
  hsn: string
  percent: string
}

const listFormat = new Intl.ListFormat('en-IN')

/** Accepts the HSN codes and rates for which a packed order's invoice waits, and issues it. */
export function WaitingInvoice({ order }: { order: ManagedOrder_OrderFragment }) {
  const ids = new Set(order.invoiceWaitsFor.map(({ productId }) => productId))
  const waiting = order.lines.filter(({ productId }) => ids.has(productId))
  const [entries, setEntries] = useState<Record<string, GstEntry>>({})
  const { getError, clearError, showErrors, formRef } = useFieldErrors()
  const issueInvoice = useIssueInvoiceMutation()
  const { submit, isBusy } = useSubmit(isFieldError)
  const entryOf = (productId: string) => entries[productId] ?? { hsn: '', percent: '' }
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const missing = waiting.flatMap(({ productId }, index) => {
      const field = `lines.${index}.ratePercent`
      const isRate = /^\d+(\.\d+)?$/.test(entryOf(productId).percent.trim())
      return isRate ? [] : [{ field, message: 'Enter the GST rate in percent, such as 5.' }]
    })
    if (missing.length > 0) {
      showErrors(missing)
      return
    }
    const lines = waiting.map(({ productId }) => {
      const { hsn, percent } = entryOf(productId)
      return { productId, hsn, ratePercent: Number(percent) }
    })
    const input = { orderId: order.id, lines, seenUpdatedAt: order.updatedAt }
    const payload = await submit(() => issueInvoice(input), 'Invoice issued')
    showErrors(reportChange(payload)?.userErrors.filter(isFieldError) ?? [])
  }
  return (
    <Root aria-label="Invoice">
      <strong>
        {`The invoice waits for the HSN code and GST rate of ${listFormat.format(waiting.map(({ name }) => name))}.`}
      </strong>
      <FormStack ref={formRef} onSubmit={(event) => void send(event)} noValidate>
        {waiting.map(({ productId, name }, index) => (
          <Row key={productId} role="group" aria-label={name}>
            <Name to={`${dashboardPaths.products}?q=${productId}`}>{name}</Name>
            <Field
              name={`lines.${index}.hsn`}
              label="HSN code"
              value={entryOf(productId).hsn}
              error={getError(`lines.${index}.hsn`)}
              onChange={({ target }) => {
                setEntries({
                  ...entries,
                  [productId]: { ...entryOf(productId), hsn: target.value },
                })
                clearError(`lines.${index}.hsn`)
              }}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              disabled={isBusy}
            />
            <Field
              name={`lines.${index}.ratePercent`}
              label="GST rate in %"
              value={entryOf(productId).percent}
              error={getError(`lines.${index}.ratePercent`)}
              onChange={({ target: { value: percent } }) => {
                setEntries({ ...entries, [productId]: { ...entryOf(productId), percent } })
                clearError(`lines.${index}.ratePercent`)
              }}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              disabled={isBusy}
            />
          </Row>
        ))}
        <p>
          They apply to this invoice only. Enter them in the products as well, so that later
          invoices don&rsquo;t wait.
        </p>
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
  min-height: 44px;
  text-decoration: underline;
  text-underline-offset: 3px;

  ${media.tablet} {
    margin-top: ${space[6]};
  }
`
