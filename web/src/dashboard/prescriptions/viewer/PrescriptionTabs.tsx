import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { inactive } from '../../../ui/buttons/inactive.ts'
import { color, font, media, radius, size, space } from '../../../ui/theme.ts'

interface PrescriptionTabsProps {
  count: number
  /** The index of the selected prescription. */
  index: number
  onChoose: (index: number) => void
}

/** Buttons for each of several prescriptions, and for the previous and next one. */
export function PrescriptionTabs({ count, index, onChoose }: PrescriptionTabsProps) {
  const isFirst = index === 0
  const isLast = index === count - 1
  return (
    <Root role="group" aria-label="Choose a prescription">
      <IconButton
        label="Previous prescription"
        onClick={() => onChoose(index - 1)}
        {...(isFirst && inactive)}
      >
        <ChevronLeft size={20} aria-hidden />
      </IconButton>
      {Array.from({ length: count }, (_, place) => (
        <Tab
          key={place}
          type="button"
          aria-label={`Prescription ${place + 1}`}
          aria-current={place === index}
          onClick={() => onChoose(place)}
        >
          {place + 1}
        </Tab>
      ))}
      <IconButton
        label="Next prescription"
        onClick={() => onChoose(index + 1)}
        {...(isLast && inactive)}
      >
        <ChevronRight size={20} aria-hidden />
      </IconButton>
    </Root>
  )
}

/* Five prescriptions fit on the smallest phone. */
const Root = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, ${size.target});
  justify-content: center;
  gap: ${space.half};

  > button {
    width: 100%;
  }

  [aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`

const Tab = styled.button`
  height: ${size.target};
  border-radius: ${radius.medium};
  color: ${color.inkSoft};
  font-weight: ${font.semibold};

  &[aria-current='true'] {
    background: ${color.accentWash};
    color: ${color.accentDeep};
  }

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`
