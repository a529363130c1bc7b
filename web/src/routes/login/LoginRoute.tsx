import { Link, useLocation } from 'react-router-dom'
import { useViewer } from '../../apollo/session.tsx'
import { LoginForm } from '../../features/account/LoginForm.tsx'
import { paths } from '../../lib/paths.ts'
import { EntranceFrame } from '../EntranceFrame.tsx'
import { GoBack } from '../GoBack.tsx'
import { OtherWay } from '../OtherWay.ts'
import { Page } from '../Page.tsx'

/** Who is signed in has nothing to do here and goes back to where they came from. */
export function LoginRoute() {
  const state: unknown = useLocation().state
  const { viewer } = useViewer()
  if (viewer) return <GoBack state={state} />
  return (
    <Page title="Login">
      <EntranceFrame title="Login" lead="Good to see you again.">
        <LoginForm />
        <OtherWay>
          New here?{' '}
          <Link to={paths.register} state={state}>
            Register
          </Link>
        </OtherWay>
      </EntranceFrame>
    </Page>
  )
}
