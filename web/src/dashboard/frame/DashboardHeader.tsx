import { styled } from 'styled-components'
import { AccountMenu } from '../../shared/account/AccountMenu.tsx'
import { OfflineBanner } from '../../shared/page/OfflineBanner.tsx'
import { Logo } from '../../shared/store/Logo.tsx'
import { ErrorBoundary } from '../../ui/states/ErrorBoundary.tsx'
import { color, layer, media, size, space } from '../../ui/theme.ts'
import { DashboardSearch } from './DashboardSearch.tsx'

/** The dashboard's header: the shop, one search, and the account. On upright phones, only the search row is sticky. */
export default function DashboardHeader() {
  return (
    <Root>
      <Bar>
        <Brand data-row="first">
          <Logo />
        </Brand>
        <SearchPlace>
          <ErrorBoundary>
            <DashboardSearch />
          </ErrorBoundary>
        </SearchPlace>
        <div data-row="first">
          <ErrorBoundary>
            <AccountMenu />
          </ErrorBoundary>
        </div>
      </Bar>
      <OfflineBanner />
    </Root>
  )
}

const Root = styled.header`
  position: sticky;
  /* The first row scrolls away, unless the keyboard is in it. */
  top: calc(-1 * ${size.headerBar});
  z-index: ${layer.header};
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};

  &:has([data-row='first'] :focus-visible) {
    top: 0;
  }

  /* The bar at the bottom needs the room. */
  ${media.sideways} {
    position: static;
  }

  ${media.tablet} {
    top: 0;
  }
`

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space[3]};
  max-width: ${size.page};
  margin-inline: auto;
  padding-inline: max(${space[4]}, env(safe-area-inset-left))
    max(${space[4]}, env(safe-area-inset-right));

  ${media.tablet} {
    grid-template-columns: minmax(0, auto) minmax(260px, 1fr) auto;
    padding-inline: ${space[6]};
  }

  ${media.wide} {
    column-gap: ${space[8]};
  }
`

const Brand = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: ${size.headerBar};

  ${media.tablet} {
    min-height: ${size.headerWide};
  }
`

const SearchPlace = styled.div`
  grid-area: 2 / 1 / 3 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-height: ${size.searchBar};

  ${media.tablet} {
    grid-area: auto;
    justify-items: center;
  }
`
