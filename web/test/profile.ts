const buildSession = (id: string, device: string) => ({
  __typename: 'Session',
  id,
  device,
  lastUsedAt: '2026-11-21T09:30:00.000Z',
  isCurrent: id === 'here',
})
export const here = buildSession('here', 'Chrome on Linux')
const phone = buildSession('phone', 'Chrome on Android')
export const tablet = buildSession('tablet', 'Safari on iOS')

export const buildViewer = (changes: object = {}) => ({
  __typename: 'Viewer',
  id: 'asha',
  name: 'Asha',
  email: 'asha@example.in',
  emailVerified: false,
  mobile: '98765 43210',
  avatar: null,
  orderMails: ['CONFIRMED', 'PACKED', 'DELIVERED', 'CANCELLED'],
  sessions: [here, phone, tablet],
  prescriptions: [] as object[],
  ...changes,
})
export const payload = (
  viewer: object | null,
  ...refused: [code: string, message: string, field?: string][]
) => ({
  __typename: 'Payload',
  viewer,
  userErrors: refused.map(([code, message, field = null]) => ({
    __typename: 'UserError',
    code,
    message,
    field,
  })),
})
