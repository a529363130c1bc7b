import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../lib/urls/paths.ts'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { color, radius, space } from '../../ui/theme.ts'
import { Page } from '../../shared/page/Page.tsx'

interface OutcomeProps {
  text: string
  icon: ReactNode
  isGood: boolean
  /** The details, with the main action. */
  children?: ReactNode
}

/** A result with a link to the front page. */
export function Outcome({ text, icon, isGood, children }: OutcomeProps) {
  return (
    <Page title={text}>
      <PageColumn $narrow>
        <Root>
          <Disc $isGood={isGood}>{icon}</Disc>
          <PageHeading>{text}</PageHeading>
          {children}
          <ButtonLink to={paths.home} variant={children ? 'secondary' : 'primary'}>
            Go To Home
          </ButtonLink>
        </Root>
      </PageColumn>
    </Page>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[5]};
  padding-block: ${space[16]};
  text-align: center;
`

const Disc = styled.span<{ $isGood: boolean }>`
  display: grid;
  place-items: center;
  width: 96px;
  height: 96px;
  border-radius: ${radius.pill};
  background: ${({ $isGood }) => ($isGood ? color.accent : color.dangerWash)};
  color: ${({ $isGood }) => ($isGood ? color.onAccent : color.dangerDeep)};
`
