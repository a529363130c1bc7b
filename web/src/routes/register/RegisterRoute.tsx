import { Link, useLocation } from 'react-router-dom'
import { useViewer } from '../../apollo/session.tsx'
import { RegisterForm } from '../../features/account/RegisterForm.tsx'
import { paths } from '../../lib/paths.ts'
import { EntranceFrame } from '../EntranceFrame.tsx'
import { GoBack } from '../GoBack.tsx'
import { OtherWay } from '../OtherWay.ts'
import { Page } from '../Page.tsx'

/** Who is signed in has nothing to do here and goes back to where they came from. */
export function RegisterRoute() {
  const state: unknown = useLocation().state
  const { viewer } = useViewer()
  if (viewer) return <GoBack state={state} />
  return (
    <Page title="Register">
      <EntranceFrame title="Register" lead="One account for your cart, addresses and orders.">
        <RegisterForm />
        <OtherWay>
          Have an account already?{' '}
          <Link to={paths.login} state={state}>
            Login
          </Link>
        </OtherWay>
      </EntranceFrame>
    </Page>
  )
}
