import { useState } from 'react'
import { styled } from 'styled-components'
import { formatMoney } from '../../../lib/text/money.ts'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { OptionGroup, OptionLegend, OptionName } from '../../../ui/forms/option-group.ts'
import { Radio } from '../../../ui/forms/Radio.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { space } from '../../../ui/theme.ts'
import type { ChangeableLine, Substitute } from './change-entry.ts'
import { useSubstitutes } from './use-substitutes.ts'

interface SubstituteSearchProps {
  line: ChangeableLine
  chosen: Substitute | null
  error: string | undefined
  onChoose: (substitute: Substitute) => void
}

/** Searches for the product that replaces a line's items. At first, it finds only products that cost no more. */
export function SubstituteSearch({ line, chosen, error, onChoose }: SubstituteSearchProps) {
  const [text, setText] = useState('')
  const [isCheap, setIsCheap] = useState(true)
  const { found, message } = useSubstitutes(line, { text, isCheap })
  const others = found?.filter(({ id }) => id !== chosen?.id) ?? []
  const options = chosen ? [chosen, ...others] : others
  return (
    <>
      <Field
        label="Find a substitute"
        value={text}
        error={error}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          // Scanners press it after each barcode. The next one replaces the text.
          event.currentTarget.select()
        }}
      />
      <Checkbox checked={isCheap} onChange={({ target }) => setIsCheap(target.checked)}>
        {`Only products for at most ${formatMoney(line.discountedPrice.amount)} each`}
      </Checkbox>
      <Findings>
        {options.length > 0 && (
          <OptionGroup>
            <OptionLegend>Substitute</OptionLegend>
            {options.map((product) => (
              <Radio
                key={product.id}
                name="substitute"
                checked={product.id === chosen?.id}
                onChange={() => onChoose(product)}
              >
                <OptionName>{[product.name, product.unit].filter(Boolean).join(', ')}</OptionName>
                <SmallText as="span" translate="no">
                  {describeOffer(product, line)}
                </SmallText>
              </Radio>
            ))}
          </OptionGroup>
        )}
        {found === null && options.length === 0 && <Skeleton $height="76px" $round="large" />}
        <SmallText role="status">{message}</SmallText>
      </Findings>
    </>
  )
}

function describeOffer({ discountedPrice, available }: Substitute, line: ChangeableLine): string {
  const difference = discountedPrice.amount - line.discountedPrice.amount
  const compared =
    difference === 0
      ? 'same price'
      : `${formatMoney(Math.abs(difference))} ${difference < 0 ? 'cheaper' : 'dearer'}`
  return `${formatMoney(discountedPrice.amount)} (${compared}) · ${available.toLocaleString('en-IN')} in stock`
}

/* Keeps the buttons below in place while the results change. */
const Findings = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  min-height: 120px;
`
