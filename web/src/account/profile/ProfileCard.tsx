import { type ReactNode, type Ref, useId } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../ui/layout/Card.ts'
import { font, media, space } from '../../ui/theme.ts'

interface ProfileCardProps {
  title: string
  /** The heading's ref, for moving the focus. */
  ref?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A profile section. */
export function ProfileCard({ title, ref, children }: ProfileCardProps) {
  const id = useId()
  return (
    <Root as="section" aria-labelledby={id}>
      <Title id={id} ref={ref} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </Root>
  )
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  ${media.tablet} {
    padding: ${space[6]};
  }
`

const Title = styled.h2`
  font-size: ${font.large};
  outline: none;
`
