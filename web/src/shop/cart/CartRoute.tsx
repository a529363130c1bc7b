import { styled } from 'styled-components'
import { useViewer } from '../../apollo/session.tsx'
import { useCart } from '../../shared/cart/CartProvider.tsx'
import { CartView, ProceedLink } from '../../shared/cart/CartView.tsx'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { useIsClient } from '../../ui/hooks/use-browser.ts'
import { CenteredSpinner } from '../../ui/content/Spinner.tsx'
import { RaisedToasts } from '../../ui/toast/RaisedToasts.ts'
import { color, layer, media, space } from '../../ui/theme.ts'
import { Page } from '../../shared/page/Page.tsx'
import { Stack } from '../../ui/layout/Stack.ts'

/** The cart as a page, for phones. */
export default function CartRoute() {
  const { isLoading } = useViewer()
  const isClient = useIsClient()
  const isFilled = (useCart()?.totalQuantity ?? 0) > 0
  return (
    <Page title="My Cart">
      <Root>
        <PageColumn $narrow>
          <Stack>
            <PageHeading>My Cart</PageHeading>
            {isLoading || !isClient ? (
              <CenteredSpinner label="Loading your cart" minHeight="40vh" />
            ) : (
              <CartView />
            )}
          </Stack>
        </PageColumn>
        {isFilled && (
          <Proceed>
            <RaisedToasts />
            <ProceedLink />
          </Proceed>
        )}
      </Root>
    </Page>
  )
}

/* As high as the page, so that the strip is at the screen's bottom below a short cart as well. */
const Root = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  min-height: 100vh;
`

const Proceed = styled.div`
  position: sticky;
  bottom: 0;
  width: 100%;
  z-index: ${layer.cartBar};
  max-width: 560px;
  margin-inline: auto;
  padding: ${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom));
  background: ${color.surface};
  border-top: 1px solid ${color.line};

  /* As wide as the cards above. */
  ${media.tablet} {
    padding-inline: ${space[6]};
  }
`
