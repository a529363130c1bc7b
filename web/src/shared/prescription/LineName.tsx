import { styled } from 'styled-components'
import type { DrugSchedule } from '../../apollo/schema-types.generated.ts'
import { Badge } from '../../ui/content/Badge.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { font, space } from '../../ui/theme.ts'

interface LineNameProps {
  line: { name: string; unit: string; quantity: number; schedule: DrugSchedule }
  /** The id of the element with the name, which may label others. */
  id?: string
}

/** A line's name, schedule, size and quantity. */
export function LineName({ line: { name, unit, quantity, schedule }, id }: LineNameProps) {
  return (
    <div>
      <Head>
        <Name id={id}>{name}</Name>
        {schedule !== 'NONE' && (
          <Badge $tone={schedule === 'H1' ? 'yellow' : 'neutral'}>{`Schedule ${schedule}`}</Badge>
        )}
      </Head>
      <SmallText>{`${unit && `${unit} `}× ${quantity}`}</SmallText>
    </div>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`

const Name = styled.p`
  font-weight: ${font.semibold};
  line-height: 1.3;
`
