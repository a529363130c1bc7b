import type { UpdateProfileInput } from '../src/apollo/schema-types.generated.ts'
import type { ProfileQuery } from '../src/account/profile/Profile.generated.ts'
import { type Refusal, userErrors } from './errors.ts'

type Viewer = NonNullable<ProfileQuery['viewer']>

const buildSession = (id: string, device: string) => ({
  id,
  device,
  lastUsedAt: '2026-11-21T09:30:00.000Z',
  isCurrent: id === 'here',
})
export const here = buildSession('here', 'Chrome on Linux')
const phone = buildSession('phone', 'Chrome on Android')
export const tablet = buildSession('tablet', 'Safari on iOS')

export const buildViewer = (changes: Partial<Viewer> = {}): Viewer => ({
  id: 'asha',
  name: 'Asha',
  email: 'asha@example.in',
  emailVerified: false,
  mobile: '98765 43210',
  avatar: null,
  orderMails: ['CONFIRMED', 'PACKED', 'DELIVERED', 'CANCELLED'],
  sessions: [here, phone, tablet],
  prescriptions: [],
  ...changes,
})

/** The viewer after a profile update, whose email address has to be verified again. */
export const changeViewer = ({ name, email, mobile }: UpdateProfileInput) =>
  buildViewer({ name, email, mobile })

/** The reply to a profile update. */
export const payload = (viewer: Viewer | null, ...refusals: Refusal[]) => ({
  viewer,
  userErrors: userErrors(refusals),
})
