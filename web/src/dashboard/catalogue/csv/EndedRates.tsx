import { formatCount } from '../../../lib/text/format-count.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { Stack } from '../../../ui/layout/Stack.ts'

interface EndedRatesProps {
  count: number
  areReplaced: boolean
  onReplace: () => void
}

/** Asks whether GST rates that the law has ended are replaced by new ones. */
export function EndedRates({ count, areReplaced, onReplace }: EndedRatesProps) {
  const rows = formatCount(count, 'row')
  if (areReplaced) {
    return (
      <SmallText>
        {`${rows} will have a new GST rate from the day of the change. Check the rates with your accountant.`}
      </SmallText>
    )
  }
  return (
    <Stack $gap={2}>
      <SmallText>
        {`${rows} ${count === 1 ? 'has' : 'have'} a GST rate that the law has ended, such as 12% or 28%, and would be skipped. ` +
          'The new rates are most likely 5% instead of 12%, and 18% instead of 28%, or 40% for soft drinks, pan masala and tobacco.'}
      </SmallText>
      <Button variant="secondary" onClick={onReplace}>
        Use the new rates
      </Button>
    </Stack>
  )
}
