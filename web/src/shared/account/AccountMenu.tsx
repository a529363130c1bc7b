import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { type Viewer, useViewer } from '../../apollo/session.tsx'
import { paths } from '../../lib/urls/paths.ts'
import { useIsPhone } from '../../ui/hooks/use-media.ts'
import { media, radius, size } from '../../ui/theme.ts'
import { AvatarIcon, trigger, TriggerContent } from './account-trigger.tsx'

/** A separate chunk, because guests do not need it. Without its chunk, there is a link to the account page. */
const SignedInMenu = lazy(() =>
  import('./SignedInMenu.tsx').catch(() => ({ default: AccountLink })),
)

/**
 * A login link, or the account dropdown. On phones it links to the account page instead, and everywhere while the
 * viewer is loading or could not be loaded: that page offers a retry. Guests have that link too, but hidden:
 * `app/shell.css` shows it in a rendered page until the app is ready, if there is a token.
 */
export function AccountMenu() {
  const { viewer, isLoading, hasFailed } = useViewer()
  const isPhone = useIsPhone()
  const isGuest = !viewer && !isLoading && !hasFailed
  return (
    <>
      {isGuest && (
        <TriggerLink to={paths.login} className="for-guests">
          Login
        </TriggerLink>
      )}
      <div hidden={isGuest} className="for-signed-in">
        <PhoneLink to={paths.user} aria-label="Account">
          <AvatarIcon viewer={viewer} />
        </PhoneLink>
        <Wide>
          {viewer && !isPhone ? (
            <Suspense fallback={<AccountLink viewer={viewer} />}>
              <SignedInMenu viewer={viewer} />
            </Suspense>
          ) : (
            <AccountLink viewer={viewer} />
          )}
        </Wide>
      </div>
    </>
  )
}

function AccountLink({ viewer }: { viewer: Viewer | null }) {
  return (
    <TriggerLink to={paths.user}>
      <TriggerContent viewer={viewer} />
    </TriggerLink>
  )
}

const PhoneLink = styled(Link)`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  border-radius: ${radius.medium};

  ${media.tablet} {
    display: none;
  }
`

const Wide = styled.div`
  ${media.belowTablet} {
    display: none;
  }
`

const TriggerLink = styled(Link)`
  ${trigger}
`
