import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { edge } from './edge.ts'
import { color, font, radius, space } from '../theme.ts'

interface ChipProps {
  label: string
  /** If set, the chip has a remove button. */
  onRemove?: () => void
}

export function Chip({ label, onRemove }: ChipProps) {
  return (
    <Root>
      <span>{label}</span>
      {onRemove && (
        <Remove type="button" aria-label={`Remove ${label}`} onClick={onRemove}>
          <X size={16} aria-hidden />
        </Remove>
      )}
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 36px;
  padding: ${space[1]} ${space[3]};
  background: ${color.accentWash};
  color: ${color.accentDeep};
  border-radius: ${radius.pill};
  font-size: ${font.small};
  font-weight: ${font.semibold};
  ${edge}
`

const Remove = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: ${radius.pill};

  &::after {
    content: '';
    position: absolute;
    inset: -10px;
  }
`
