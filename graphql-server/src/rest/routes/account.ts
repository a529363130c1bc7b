import { z } from 'zod'
import { id, picture, pictureUrl, text } from '../call/fields.ts'
import {
  anyText,
  emailAddress,
  filled,
  lineOf,
  newPassword,
  repeatedPassword,
} from '../call/request-texts.ts'
import {
  RestLoginDocument,
  RestLogoutDocument,
  RestRefreshTokenDocument,
  RestRegisterDocument,
  RestUpdateUserDocument,
  RestUploadAvatarDocument,
  RestUserDetailsDocument,
} from '../call/generated.ts'
import { defineRoute, nothing } from '../call/route.ts'
import { present } from '../call/run.ts'
import { restReplies } from '../messages.ts'
import { userSchema, toUserView } from '../views/account.ts'

const newEmailPassword = anyText
  .nullish()
  .describe('The current password. Required if the email changes other than in case.')

export const accountRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/user/register',
    access: 'anyone',
    summary: 'Creates an account, without logging in.',
    body: z.object({
      name: lineOf(100),
      email: emailAddress,
      password: newPassword,
      confirmPassword: repeatedPassword,
    }),
    success: restReplies.ACCOUNT_CREATED,
    returns: { data: userSchema },
    errors: ['CONFLICT'],
    async handle({ run, body: input }) {
      const { register } = await run(RestRegisterDocument, { input })
      return { data: toUserView(present(register.user)) }
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/user/login',
    access: 'anyone',
    summary: 'Logs in.',
    body: z.object({ email: filled, password: filled }),
    success: restReplies.LOGGED_IN,
    returns: { data: z.object({ accesstoken: text, refreshToken: text }) },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    async handle({ run, body: input }) {
      const { login } = await run(RestLoginDocument, { input })
      const { accessToken, refreshToken } = present(login.tokens)
      return { data: { accesstoken: accessToken, refreshToken } }
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/user/refresh-token',
    access: 'refreshToken',
    summary: 'Returns a new access token. The refresh token, sent as bearer token, stays valid.',
    success: restReplies.SESSION_REFRESHED,
    returns: { data: z.object({ accessToken: text }) },
    async handle({ run, bearer }) {
      const input = { refreshToken: present(bearer), rotates: false }
      const { refreshSession } = await run(RestRefreshTokenDocument, { input })
      return { data: { accessToken: refreshSession.tokens.accessToken } }
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/user/user-details',
    access: 'user',
    summary: 'Returns the logged-in user.',
    success: restReplies.YOUR_DETAILS,
    returns: { data: userSchema },
    async handle({ run }) {
      const { viewer } = await run(RestUserDetailsDocument, {})
      return { data: toUserView(present(viewer)) }
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/user/logout',
    access: 'user',
    summary: 'Logs out. The session’s access and refresh tokens become invalid immediately.',
    success: restReplies.LOGGED_OUT,
    returns: nothing,
    async handle({ run }) {
      await run(RestLogoutDocument, {})
      return { data: null }
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/user/upload-avatar',
    access: 'user',
    summary: 'Replaces the user’s profile image: JPEG, PNG, WebP or AVIF up to 5 MB.',
    file: 'avatar',
    success: restReplies.AVATAR_UPDATED,
    returns: { data: z.object({ _id: id, avatar: picture }) },
    errors: ['CONFLICT'],
    async handle({ run, idempotencyKey, file }) {
      const input = { file, idempotencyKey }
      const { uploadAvatar } = await run(RestUploadAvatarDocument, { input })
      const { id: _id, avatar } = present(uploadAvatar.viewer)
      return { data: { _id, avatar: pictureUrl(avatar) } }
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/user/update-user',
    access: 'user',
    summary: 'Updates name, email and mobile. A new email requires the password.',
    body: z.object({
      name: lineOf(100),
      email: emailAddress,
      mobile: lineOf(30),
      currentPassword: newEmailPassword,
    }),
    success: restReplies.PROFILE_UPDATED,
    returns: { data: userSchema },
    errors: ['CONFLICT'],
    async handle({ run, body: input }) {
      const { updateProfile } = await run(RestUpdateUserDocument, { input })
      return { data: toUserView(present(updateProfile.viewer)) }
    },
  }),
]
