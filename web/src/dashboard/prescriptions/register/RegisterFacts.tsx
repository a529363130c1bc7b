import { styled } from 'styled-components'
import { formatCount } from '../../../lib/text/format-count.ts'
import { NOT_RECORDED } from '../../../shared/prescription/prescription-texts.ts'
import { color } from '../../../ui/theme.ts'
import type { RegisterRow_EntryFragment } from './Register.generated.ts'

interface EntryProps {
  entry: RegisterRow_EntryFragment
}

/** The prescriber's address and registration number. */
export function PrescriberFacts({ entry }: EntryProps) {
  return (
    <>
      <Fact>{`Address: ${entry.prescriberAddress ?? NOT_RECORDED}`}</Fact>
      <Fact>{`Registration: ${entry.prescriberRegistration ?? NOT_RECORDED}`}</Fact>
    </>
  )
}

/** A medicine's maker and batches. */
export function MedicineFacts({ entry }: EntryProps) {
  return (
    <>
      <Fact>{`Maker: ${entry.maker ?? NOT_RECORDED}`}</Fact>
      <Fact>{`Batch: ${describeBatches(entry)}`}</Fact>
    </>
  )
}

/** For example, 'B12, expiry 03/27', or with the packs of several batches. */
function describeBatches({ batches }: RegisterRow_EntryFragment): string {
  if (batches.length === 0) return NOT_RECORDED
  return batches
    .map(({ number, expiry, quantity }) => {
      const packs = batches.length > 1 ? ` (${formatCount(quantity, 'pack')})` : ''
      return `${number}, expiry ${expiry}${packs}`
    })
    .join('; ')
}

const Fact = styled.span`
  display: block;
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`
