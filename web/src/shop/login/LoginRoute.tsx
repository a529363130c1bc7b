import { useFragment } from '@apollo/client/react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useViewer } from '../../apollo/session.tsx'
import { LoginForm } from './LoginForm.tsx'
import { paths } from '../../lib/urls/paths.ts'
import { getReturnPath, getWantedProduct } from '../../lib/urls/return-path.ts'
import { AuthLayout } from '../../shared/page/AuthLayout.tsx'
import { GoBack } from '../../shared/page/GoBack.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { Stack } from '../../ui/layout/Stack.ts'
import { color } from '../../ui/theme.ts'
import { WantedProduct_ProductFragmentDoc } from './WantedProduct.generated.ts'

/** Explains why a guest was redirected here: to add a product, or to see an account page. */
function useLead(state: unknown): string {
  const productId = getWantedProduct(state)
  const { data: product } = useFragment({
    fragment: WantedProduct_ProductFragmentDoc,
    from: { __typename: 'Product', id: productId ?? '' },
  })
  if (productId !== null) return `Log in or register to add ${product.name ?? 'this'} to your cart.`
  return getReturnPath(state).startsWith('/dashboard')
    ? 'Please log in to see this page of your account.'
    : 'Log in to order, or register if you are new here.'
}

/** Redirects users who are already logged in. */
export default function LoginRoute() {
  const state: unknown = useLocation().state
  const { viewer } = useViewer()
  const lead = useLead(state)
  if (viewer) return <GoBack state={state} role={viewer.role} />
  return (
    <Page title="Login">
      <AuthLayout title="Login" lead={lead}>
        <LoginForm />
        <Stack $gap={2}>
          <NewHere>New here?</NewHere>
          <ButtonLink to={paths.register} state={state} variant="secondary" isWide>
            Register
          </ButtonLink>
        </Stack>
      </AuthLayout>
    </Page>
  )
}

const NewHere = styled.p`
  color: ${color.inkSoft};
  text-align: center;
`
