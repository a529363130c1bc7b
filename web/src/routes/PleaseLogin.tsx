import { LogIn } from 'lucide-react'
import { paths } from '../lib/paths.ts'
import { ButtonLink } from '../ui/buttons/Button.tsx'
import { EmptyState } from '../ui/states/StateMessage.tsx'

interface PleaseLoginProps {
  /** Where to come back to. */
  from: string
  /** What the login is for. */
  children: string
}

/** In place of what only a signed-in person can see. */
export function PleaseLogin({ from, children }: PleaseLoginProps) {
  return (
    <EmptyState
      icon={<LogIn size={32} />}
      title="Please Login"
      action={
        <ButtonLink to={paths.login} state={{ from }}>
          Login
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  )
}
