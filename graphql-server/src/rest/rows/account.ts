import { z } from 'zod'
import { pictureAddress } from '../documents/picture.ts'
import { userDocument, userSchema } from '../documents/account.ts'
import { id, picture, text } from '../fields.ts'
import {
  RestLoginDocument,
  RestLogoutDocument,
  RestRefreshTokenDocument,
  RestRegisterDocument,
  RestUpdateUserDocument,
  RestUploadAvatarDocument,
  RestUserDetailsDocument,
} from '../generated.ts'
import { present } from '../result.ts'
import { nothing, row } from '../row.ts'

const newEmailPassword = text
  .optional()
  .describe('The password of the account. Needed when the e-mail address changes, beyond its case.')

export const accountRows = [
  row({
    method: 'POST',
    path: '/api/user/register',
    who: 'anyone',
    summary: 'Opens an account. It does not sign in.',
    takes: { name: text, email: text, password: text, confirmPassword: text },
    gives: { data: userSchema },
    refuses: ['CONFLICT'],
    operation: RestRegisterDocument,
    variables: ({ body: { name, email, password, confirmPassword } }) => ({
      input: { name, email, password, confirmPassword },
    }),
    reply: ({ register: { user } }) => ({
      message: 'Your account is open. Please sign in.',
      data: userDocument(present(user)),
    }),
  }),
  row({
    method: 'POST',
    path: '/api/user/login',
    who: 'anyone',
    summary: 'Starts a session.',
    takes: { email: text, password: text },
    gives: { data: z.object({ accesstoken: text, refreshToken: text }) },
    refuses: ['UNAUTHENTICATED', 'FORBIDDEN'],
    operation: RestLoginDocument,
    variables: ({ body: { email, password } }) => ({ input: { email, password } }),
    reply: ({ login }) => {
      const { accessToken, refreshToken } = present(login.tokens)
      return { message: 'You are signed in.', data: { accesstoken: accessToken, refreshToken } }
    },
  }),
  row({
    method: 'POST',
    path: '/api/user/refresh-token',
    who: 'holder of a refresh token',
    summary: 'Gives a new access token. The refresh token, sent as bearer, stays as it is.',
    takes: {},
    gives: { data: z.object({ accessToken: text }) },
    operation: RestRefreshTokenDocument,
    variables: ({ bearer }) => ({ input: { refreshToken: bearer, rotates: false } }),
    reply: ({ refreshSession: { tokens } }) => ({
      message: 'You stay signed in.',
      data: { accessToken: tokens.accessToken },
    }),
  }),
  row({
    method: 'GET',
    path: '/api/user/user-details',
    who: 'user',
    summary: 'The signed-in person.',
    takes: {},
    gives: { data: userSchema },
    operation: RestUserDetailsDocument,
    variables: () => ({}),
    reply: ({ viewer }) => ({ message: 'Your details.', data: userDocument(present(viewer)) }),
  }),
  row({
    method: 'GET',
    path: '/api/user/logout',
    who: 'user',
    summary: 'Ends this session: its access and refresh tokens are dead at once.',
    takes: {},
    gives: nothing,
    operation: RestLogoutDocument,
    variables: () => ({}),
    reply: () => ({ message: 'You are signed out.', data: null }),
  }),
  row({
    method: 'PUT',
    path: '/api/user/upload-avatar',
    who: 'user',
    summary: 'Replaces the person’s picture: JPEG, PNG, WebP or AVIF up to 5 MB.',
    file: 'avatar',
    takes: {},
    gives: { data: z.object({ _id: id, avatar: picture }) },
    operation: RestUploadAvatarDocument,
    variables: ({ file }) => ({ input: { file } }),
    reply: ({ uploadAvatar }) => {
      const { id: _id, avatar } = present(uploadAvatar.viewer)
      return { message: 'Your picture is changed.', data: { _id, avatar: pictureAddress(avatar) } }
    },
  }),
  row({
    method: 'PUT',
    path: '/api/user/update-user',
    who: 'user',
    summary: 'Changes name, e-mail address and mobile. Another e-mail address needs the password.',
    takes: { name: text, email: text, mobile: text, currentPassword: newEmailPassword },
    gives: { data: userSchema },
    refuses: ['CONFLICT'],
    operation: RestUpdateUserDocument,
    variables: ({ body: { name, email, mobile, currentPassword } }) => ({
      input: { name, email, mobile, currentPassword },
    }),
    reply: ({ updateProfile: { viewer } }) => ({
      message: 'Your profile is changed.',
      data: userDocument(present(viewer)),
    }),
  }),
]
