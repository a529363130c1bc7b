import { type ReactNode, type Ref, useId } from 'react'
import { styled } from 'styled-components'
import { SmallText } from '../../ui/content/SmallText.ts'
import { Card } from '../../ui/layout/Card.ts'
import { font, space } from '../../ui/theme.ts'

interface SearchSectionProps {
  title: string
  hint: string
  /** To move the focus after a removal. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A section with a title and a short explanation. */
export function SearchSection({ title, hint, headingRef, children }: SearchSectionProps) {
  const titleId = useId()
  return (
    <Root as="section" aria-labelledby={titleId}>
      <div>
        <Title id={titleId} ref={headingRef} tabIndex={-1}>
          {title}
        </Title>
        <SmallText>{hint}</SmallText>
      </div>
      {children}
    </Root>
  )
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: ${space[3]};

  > button {
    justify-self: start;
  }
`

const Title = styled.h2`
  font-size: ${font.large};
`
