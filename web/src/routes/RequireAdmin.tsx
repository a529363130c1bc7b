import { Outlet, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useViewer } from '../apollo/session.tsx'
import { color, font, space } from '../ui/theme.ts'
import { Page } from './Page.tsx'
import { PleaseLogin } from './PleaseLogin.tsx'

/**
 * Lets admins through to the routes within; stands inside RequireViewer. Guests are told the same as shoppers, and
 * led to the login: they may be an admin. The server refuses the same by itself.
 */
export function RequireAdmin() {
  const { viewer } = useViewer()
  const { pathname, search } = useLocation()
  if (viewer?.role === 'ADMIN') return <Outlet />
  return (
    <Page title="Do not have permission">
      <Message role="alert">Do not have permission</Message>
      {!viewer && <PleaseLogin from={pathname + search}>This page is for admins.</PleaseLogin>}
    </Page>
  )
}

const Message = styled.p`
  padding: ${space[12]} ${space[4]} 0;
  color: ${color.danger};
  font-size: ${font.large};
  font-weight: ${font.semibold};
  text-align: center;
`
