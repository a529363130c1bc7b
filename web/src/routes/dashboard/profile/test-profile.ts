const sessionOf = (id: string, device: string) => ({
  __typename: 'Session',
  id,
  device,
  lastUsedAt: '2026-11-21T09:30:00.000Z',
  isCurrent: id === 'here',
})
export const here = sessionOf('here', 'Chrome on Linux')
export const phone = sessionOf('phone', 'Chrome on Android')
export const tablet = sessionOf('tablet', 'Safari on iOS')

export const viewerOf = (changes: object = {}) => ({
  __typename: 'Viewer',
  id: 'asha',
  name: 'Asha',
  email: 'asha@example.in',
  emailVerified: false,
  mobile: '98765 43210',
  avatar: null,
  sessions: [here, phone, tablet],
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
