import { ArrowUp } from 'lucide-react'
import { keyframes, styled } from 'styled-components'
import { formatCount } from '../../lib/text/format-count.ts'
import { color, font, layer, media, motion, radius, shadow, size, space } from '../../ui/theme.ts'

interface NewOrdersPillProps {
  count: number
  /** Whether there may be more than `count`. */
  isMore: boolean
  onShow: () => void
}

/** Announces new orders. It overlays the list, so that nothing moves. */
export function NewOrdersPill({ count, isMore, onShow }: NewOrdersPillProps) {
  return (
    <Place role="status">
      {count > 0 && (
        <Pill type="button" onClick={onShow}>
          <ArrowUp size={16} aria-hidden />
          <span>{`Show ${isMore ? `${count}+ new orders` : formatCount(count, 'new order')}`}</span>
        </Pill>
      )}
    </Place>
  )
}

const drop = keyframes`from { transform: translateY(-12px); opacity: 0; }`

const Place = styled.div`
  position: sticky;
  /* Below the sticky part of the header. */
  top: calc(${size.searchBar} + ${space[2]});
  z-index: ${layer.header - 1};
  display: grid;
  justify-items: center;
  height: 0;

  ${media.tablet} {
    top: calc(${size.headerWide} + ${space[2]});
  }
`

const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.target};
  padding-inline: ${space[5]};
  background: ${color.accent};
  color: ${color.onAccent};
  border-radius: ${radius.pill};
  box-shadow: ${shadow.float};
  font-weight: ${font.semibold};
  line-height: 1.3;
  animation: ${drop} ${motion.calm};
`
