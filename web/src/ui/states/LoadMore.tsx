import { useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../buttons/Button.tsx'
import { Spinner } from '../content/Spinner.tsx'
import { color, space } from '../theme.ts'
import { useInView } from '../hooks/use-in-view.ts'

interface LoadMoreProps {
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
  onMore: () => void
}

/** The end of a list with more pages: loads more when it comes near, and by its button after a failure. */
export function LoadMore({ hasMore, isLoading, hasFailed, onMore }: LoadMoreProps) {
  const ref = useRef<HTMLDivElement>(null)
  useInView(ref, onMore, { isActive: hasMore && !isLoading && !hasFailed })
  if (!hasMore) return null
  return (
    <Root ref={ref}>
      {isLoading ? (
        <Spinner label="Loading more" size={28} />
      ) : (
        <Button variant="secondary" onClick={onMore}>
          {hasFailed ? 'Retry' : 'Show more'}
        </Button>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  place-items: center;
  min-height: 48px;
  padding-top: ${space[6]};
  color: ${color.accent};
`
