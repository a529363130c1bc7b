import { randomUUID } from 'node:crypto'
import { User } from '../../src/domains/account/user.model.ts'
import { buildShopper, PASSWORD } from '../support/factories.ts'
import { noise } from '../attacks/hostile-files.ts'
import { recoverySteps } from '../support/recovery.ts'
import { FORM_TYPE, buildForm } from '../attacks/upload-endpoints.ts'
import type { RestCase, Scene } from './case.ts'

const createEmail = () => `${randomUUID()}@example.com`
const account = (more: object = {}) => ({
  name: 'Asha',
  email: createEmail(),
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...more,
})

/** Somebody else, who does not know the password. */
const other = { password: 'battery staple', confirmPassword: 'battery staple' }

/** Opens an account that can log in. Returns its email address. */
async function opened({ call }: Scene, status?: 'Suspended') {
  const payload = account()
  await call({ method: 'POST', url: '/api/user/register', payload })
  if (status) await User.updateOne({ email: payload.email }, { $set: { status } })
  return payload.email
}

/** Builds a form with an image. */
export async function pictureForm(field: string, content?: Buffer) {
  const photo = content ?? (await noise(8, 8).png().toBuffer())
  const payload = buildForm([{ name: field, fileName: 'a.png', content: photo }])
  return { headers: { 'content-type': FORM_TYPE }, payload }
}

const TOO_LARGE = Buffer.alloc(6 * 1024 * 1024)

/** The reset token for a new password: the cookie and its owner. */
async function granted({ store, caller }: Scene) {
  const grant = await recoverySteps(store).grantFor(caller.user.email)
  return { cookie: `resetGrant=${grant}`, email: caller.user.email }
}

export const accountCases: Record<string, RestCase> = {
  'POST /api/user/register': {
    right: () => account(),
    wrong: {
      BAD_USER_INPUT: () => account({ confirmPassword: 'other' }),
      CONFLICT: ({ caller }) => account({ ...other, email: caller.user.email.toUpperCase() }),
    },
    invalid: [
      [
        'another confirmation',
        () => account({ confirmPassword: 'x' }),
        'password and confirm password must be same',
      ],
      [
        'a missing name',
        () => account({ name: undefined }),
        'name is missing or of the wrong type.',
      ],
      [
        'two of the wrong kind',
        () => account({ name: 7, email: ['x'] }),
        'name and email are missing or of the wrong type.',
      ],
      ['no address', () => account({ email: 'x' }), 'Please enter a valid email address.'],
      [
        'two blank fields',
        () => account({ name: '', email: '' }),
        'Name is required. Email is required.',
      ],
    ],
  },
  'POST /api/user/login': {
    right: async (scene) => ({ email: await opened(scene), password: PASSWORD }),
    wrong: {
      BAD_USER_INPUT: () => ({ email: '', password: '' }),
      UNAUTHENTICATED: async (scene) => ({ email: await opened(scene), password: 'wrong' }),
      FORBIDDEN: async (scene) => ({ email: await opened(scene, 'Suspended'), password: PASSWORD }),
    },
  },
  'POST /api/user/refresh-token': {
    right: ({ caller }) => ({ headers: { authorization: `Bearer ${caller.refreshToken}` } }),
    wrong: {
      UNAUTHENTICATED: ({ caller }) => ({
        headers: { authorization: `Bearer ${caller.accessToken}` },
      }),
    },
  },
  'GET /api/user/user-details': { right: () => undefined, wrong: {} },
  'GET /api/user/logout': { right: () => undefined, wrong: {} },
  'PUT /api/user/upload-avatar': {
    right: () => pictureForm('avatar'),
    wrong: {
      BAD_USER_INPUT: () => pictureForm('other'),
      PAYLOAD_TOO_LARGE: () => pictureForm('avatar', TOO_LARGE),
      UNSUPPORTED_MEDIA_TYPE: () => pictureForm('avatar', Buffer.from('<svg/>')),
    },
  },
  'PUT /api/user/update-user': {
    right: () => ({ name: 'Ravi', email: createEmail(), mobile: '98', currentPassword: PASSWORD }),
    wrong: {
      BAD_USER_INPUT: () => ({ name: ' ', email: createEmail(), mobile: '98' }),
      CONFLICT: async ({ store }) => {
        const { user } = await buildShopper(store.tokens)
        return { name: 'Ravi', email: user.email, mobile: '98', currentPassword: PASSWORD }
      },
    },
  },
  'PUT /api/user/forgot-password': {
    right: ({ caller }) => ({ email: caller.user.email }),
    wrong: {
      BAD_USER_INPUT: () => ({ email: 'nobody' }),
      RATE_LIMITED: async ({ call, caller }) => {
        const payload = { email: caller.user.email }
        await call({ method: 'PUT', url: '/api/user/forgot-password', payload })
        return payload
      },
    },
  },
  'PUT /api/user/verify-forgot-password-otp': {
    right: async ({ store, caller: { user } }) => {
      const otp = await recoverySteps(store).mailedCode(user.email)
      return { email: user.email, otp }
    },
    wrong: {
      BAD_USER_INPUT: ({ caller }) => ({ email: caller.user.email, otp: '000000' }),
      RATE_LIMITED: async ({ store, caller: { user } }) => {
        const { request, verify } = recoverySteps(store)
        await request(user.email)
        for (let n = 0; n < 5; n += 1) await verify(user.email, '000000')
        return { email: user.email, otp: '000000' }
      },
    },
  },
  'PUT /api/user/reset-password': {
    right: async (scene) => {
      const { cookie, email } = await granted(scene)
      const payload = { email, newPassword: PASSWORD, confirmPassword: PASSWORD }
      return { headers: { cookie }, payload }
    },
    wrong: {
      BAD_USER_INPUT: async (scene) => {
        const { cookie, email } = await granted(scene)
        const payload = { email, newPassword: PASSWORD, confirmPassword: 'other' }
        return { headers: { cookie }, payload }
      },
      FORBIDDEN: async (scene) => {
        const { cookie } = await granted(scene)
        const payload = { email: createEmail(), newPassword: PASSWORD, confirmPassword: PASSWORD }
        return { headers: { cookie }, payload }
      },
    },
  },
}
