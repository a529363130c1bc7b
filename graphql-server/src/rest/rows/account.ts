import { pictureAddress, userDocument } from '../documents.ts'
import {
  RestLoginDocument,
  RestLogoutDocument,
  RestRegisterDocument,
  RestUploadAvatarDocument,
  RestUserDetailsDocument,
} from '../generated.ts'
import { row } from '../row.ts'

export const accountRows = [
  row({
    method: 'POST',
    path: '/api/user/register',
    who: 'anyone',
    operation: RestRegisterDocument,
    variables: ({ body: { name, email, password, confirmPassword } }) => ({
      input: { name, email, password, confirmPassword },
    }),
    reply: ({ register: { user } }) => ({
      message: 'Your account is open. Please sign in.',
      data: user && userDocument(user),
    }),
  }),
  row({
    method: 'POST',
    path: '/api/user/login',
    who: 'anyone',
    operation: RestLoginDocument,
    variables: ({ body: { email, password } }) => ({ input: { email, password } }),
    reply: ({ login: { tokens } }) => ({
      message: 'You are signed in.',
      data: { accesstoken: tokens?.accessToken, refreshToken: tokens?.refreshToken },
    }),
  }),
  row({
    method: 'GET',
    path: '/api/user/user-details',
    who: 'user',
    operation: RestUserDetailsDocument,
    reply: ({ viewer }) => ({ message: 'Your details.', data: viewer && userDocument(viewer) }),
  }),
  row({
    method: 'GET',
    path: '/api/user/logout',
    who: 'user',
    operation: RestLogoutDocument,
    reply: () => ({ message: 'You are signed out.' }),
  }),
  row({
    method: 'PUT',
    path: '/api/user/upload-avatar',
    who: 'user',
    file: 'avatar',
    operation: RestUploadAvatarDocument,
    variables: ({ file }) => ({ input: { file } }),
    reply: ({ uploadAvatar: { viewer } }) => ({
      message: 'Your picture is changed.',
      data: { _id: viewer?.id, avatar: pictureAddress(viewer?.avatar) },
    }),
  }),
]
