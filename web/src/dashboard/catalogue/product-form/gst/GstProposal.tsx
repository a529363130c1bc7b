import { styled } from 'styled-components'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts'
import { color, font, space } from '../../../../ui/theme.ts'
import { useGstProposalQuery } from './GstProposal.generated.ts'
import { describeRate, toRateEntry } from './gst-entry.ts'
import type { ProductEntry } from '../product-entry.ts'

/** The query waits until the name has not changed for this long. */
const PAUSE_MS = 500

interface GstProposalProps {
  entry: ProductEntry
  onUse: (proposed: Pick<ProductEntry, 'hsn' | 'gstRates'>) => void
}

/** Offers the HSN code and the rates that the server proposes by the product's name and categories, if it is sure. */
export function GstProposal({ entry, onUse }: GstProposalProps) {
  const name = useDebounced(entry.name.trim(), PAUSE_MS)
  return name === '' ? null : <Proposal name={name} entry={entry} onUse={onUse} />
}

function Proposal({ name, entry, onUse }: GstProposalProps & { name: string }) {
  const toIds = (places: ProductEntry['categories']) => places.map(({ id }) => id)
  const { data } = useGstProposalQuery({
    variables: {
      name,
      categoryIds: toIds(entry.categories),
      subCategoryIds: toIds(entry.subCategories),
      isMedicine: entry.medicine !== '',
    },
  })
  const proposal = data?.gstProposal
  return (
    <Root role="status">
      {proposal && (
        <>
          <span>
            {[
              `Proposed: HSN ${proposal.hsn}, ${proposal.rates.map(toRateEntry).map(describeRate).join(', ')}`,
              `(${proposal.goods}).`,
              proposal.note,
            ].join(' ')}
          </span>
          <Button
            variant="quiet"
            onClick={() => onUse({ hsn: proposal.hsn, gstRates: proposal.rates.map(toRateEntry) })}
          >
            Use the proposal
          </Button>
        </>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  color: ${color.inkSoft};
  font-size: ${font.small};
`
