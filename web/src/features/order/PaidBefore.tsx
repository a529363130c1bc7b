import { styled } from 'styled-components'
import { useStore } from '../../apollo/session.tsx'
import { formatMoney } from '../../lib/money.ts'
import { color, radius, space } from '../../ui/theme.ts'

interface PaidBeforeProps {
  /** The amount of the QR code that was shown, in paise. */
  paid: number
  /** What is to pay now, in paise. */
  total: number
}

/** The amount of a UPI payment has changed after the person said that they had paid. */
export function PaidBefore({ paid, total }: PaidBeforeProps) {
  const store = useStore()
  return (
    <Note>
      The QR code that you scanned was for {formatMoney(paid)}. Please pay{' '}
      <strong>{formatMoney(total)}</strong> with the new one.
      {store && (
        <>
          {' '}
          Have you paid {formatMoney(paid)} already? Then call us first: {store.phone}.
        </>
      )}
    </Note>
  )
}

const Note = styled.p`
  padding: ${space[3]} ${space[4]};
  background: ${color.highlightWash};
  color: ${color.onHighlight};
  border-radius: ${radius.medium};
`
