import { Outlet } from 'react-router-dom'
import { styled } from 'styled-components'
import { useViewer } from '../apollo/session.tsx'
import { color, font, space } from '../ui/theme.ts'
import { Page } from './Page.tsx'

/** Lets admins through to the routes within; stands inside RequireViewer. The server refuses the same by itself. */
export function RequireAdmin() {
  const { viewer } = useViewer()
  if (viewer?.role === 'ADMIN') return <Outlet />
  return (
    <Page title="Do not have permission">
      <Message role="alert">Do not have permission</Message>
    </Page>
  )
}

const Message = styled.p`
  padding: ${space[12]} ${space[4]};
  color: ${color.danger};
  font-size: ${font.large};
  font-weight: ${font.semibold};
  text-align: center;
`
