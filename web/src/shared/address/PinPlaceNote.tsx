import { styled } from 'styled-components'
import { color, font, radius, size, space } from '../../ui/theme.ts'

interface PinPlaceNoteProps {
  /** What is known about the entered pincode. */
  place: { pin: string; state: string | null } | undefined
  /** The entered state. */
  state: string
  onUse: (state: string) => void
}

/** Asks about a state that does not match the pincode. The address can be saved as it is. */
export function PinPlaceNote({ place, state, onUse }: PinPlaceNoteProps) {
  const proposed = place?.state
  const isOther = proposed && state.trim() !== '' && !isSame(proposed, state)
  return (
    <div role="status">
      {place && !proposed && (
        <Note>{`No state has the pincode ${place.pin}. Please check it.`}</Note>
      )}
      {isOther && (
        <Note>
          <span>{`${place.pin} is in ${proposed}.`}</span>{' '}
          <Use type="button" onClick={() => onUse(proposed)}>{`Use ${proposed}?`}</Use>
        </Note>
      )}
    </div>
  )
}

/** Ignores case, spaces and marks. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.toLowerCase().replace(/[^\p{L}]/gu, ''))
  return a === b
}

const Note = styled.p`
  padding: ${space[1]} ${space[3]};
  background: ${color.highlightWash};
  color: ${color.onHighlight};
  border-radius: ${radius.medium};
`

const Use = styled.button`
  min-height: ${size.target};
  font-weight: ${font.semibold};
  text-decoration: underline;
  text-underline-offset: 3px;
`
