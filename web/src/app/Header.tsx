import { Suspense } from 'react'
import { styled } from 'styled-components'
import { AccountMenu } from '../shared/account/AccountMenu.tsx'
import { CartButton } from '../shared/cart/CartButton.tsx'
import { OfflineBanner } from '../shared/page/OfflineBanner.tsx'
import { lazyChunk } from '../shared/lazy-chunk.tsx'
import { SearchBar } from '../shared/search/SearchBar.tsx'
import { Logo } from '../shared/store/Logo.tsx'
import { color, layer, media, size, space } from '../ui/theme.ts'
import { ErrorBoundary } from '../ui/states/ErrorBoundary.tsx'

/** A separate chunk, which rendered pages preload. The page is complete without it. */
export const pinButton = lazyChunk(() =>
  import('../shared/delivery/PinButton.tsx').catch(() => ({ default: () => null })),
)

/** One row on desktops. On tablets, the PIN code is above; on phones, only the search row is sticky. */
export function Header() {
  return (
    <Root>
      <Bar>
        <Brand data-row="first">
          <Logo />
        </Brand>
        <Pin data-row="first">
          <Suspense>
            <pinButton.Content />
          </Suspense>
        </Pin>
        <Search>
          <ErrorBoundary>
            <SearchBar />
          </ErrorBoundary>
        </Search>
        <Actions data-row="first">
          <ErrorBoundary>
            <AccountMenu />
          </ErrorBoundary>
          <ErrorBoundary>
            <CartButton />
          </ErrorBoundary>
        </Actions>
      </Bar>
      <OfflineBanner />
    </Root>
  )
}

const Root = styled.header`
  position: sticky;
  /* The first row scrolls away, unless the keyboard is in it. */
  top: calc(-32px - ${size.headerBar});
  z-index: ${layer.header};
  background: ${color.page};
  border-bottom: 1px solid ${color.line};

  &:has([data-row='first'] :focus-visible) {
    top: 0;
  }

  ${media.tablet} {
    top: -32px;
  }

  ${media.desktop} {
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
  padding-inline: ${space[4]};

  /* The search bar is never narrower than 300 px. */
  @media (max-width: 339px) {
    padding-inline: 10px;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, auto) minmax(300px, 1fr) auto;
    column-gap: ${space[3]};
    padding-inline: ${space[6]};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, auto) auto minmax(300px, 1fr) auto;
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

/* As large as with its button. */
const Pin = styled.div`
  grid-column: 1 / -1;
  order: -1;
  height: 32px;

  ${media.desktop} {
    grid-area: auto;
    order: 0;
    min-width: 11em;
  }
`

const Search = styled.div`
  grid-area: 3 / 1 / 4 / -1;
  display: grid;
  align-items: center;
  min-height: ${size.searchBar};

  ${media.tablet} {
    grid-area: auto;
    justify-items: center;
  }
`

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};

  ${media.desktop} {
    gap: ${space[3]};
  }
`
