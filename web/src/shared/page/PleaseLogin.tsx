import { LogIn } from 'lucide-react'
import { paths } from '../../lib/urls/paths.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/states/StateMessage.tsx'

interface PleaseLoginProps {
  /** The path to return to. */
  from: string
  /** The reason why a login is needed. */
  children: string
}

/** Shown to guests instead of the content. */
export default function PleaseLogin({ from, children }: PleaseLoginProps) {
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
