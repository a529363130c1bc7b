import mongoose, { Types, type ClientSession } from 'mongoose'
import { z } from 'zod'
import { newPasswordField, typedPassword, type Passwords } from '../../auth/passwords.ts'
import type { RateLimits } from '../../auth/rate-limits.ts'
import { Session } from '../../auth/session.model.ts'
import { endAllSessions, startSession } from '../../auth/sessions.ts'
import type { IssuedTokens, Tokens } from '../../auth/tokens.ts'
import { isDuplicate } from '../../lib/database/errors.ts'
import { emailField, issue, parseInput, textField } from '../../lib/input.ts'
import { inputMessages } from '../../lib/messages/shared-messages.ts'
import { toCleanLine } from '../../lib/text-checks.ts'
import { userError } from '../../lib/user-error.ts'
import { enqueue } from '../../mail/outbox.ts'
import { accountMessages } from './messages.ts'
import { welcomeMail } from './mails/welcome-mail.ts'
import type { Viewer } from './viewer.ts'
import { toEmailKey, rethrowTaken } from './email-key.ts'
import { listNameKeys } from './name-keys.ts'
import { User, type UserRecord } from './user.model.ts'

const registerFields = z
  .object({
    name: textField('Name', 100),
    email: emailField,
    password: newPasswordField,
    confirmPassword: typedPassword,
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    message: issue(accountMessages.PASSWORDS_DIFFER()),
    path: ['confirmPassword'],
  })

const requiredField = (label: string) => z.string().min(1, issue(inputMessages.REQUIRED({ label })))

const loginFields = z.object({
  email: z.string().transform(toCleanLine).pipe(requiredField('Email')),
  password: requiredField('Password'),
})

/**
 * Creates an account with the role USER and enqueues a welcome email. A repeated request with the account's password,
 * as after a lost reply, counts as a login and returns the account. Otherwise throws for a taken email address,
 * compared without case.
 */
export async function register(caller: RegistrationCaller, input: unknown): Promise<UserRecord> {
  const { name, email, password } = parseInput(registerFields, input)
  const passwordHash = await caller.passwords.hash(password)
  try {
    return await mongoose.connection.transaction(async (session) => {
      const user = await createUser({ name, email, passwordHash, role: 'USER' }, session)
      await enqueue(welcomeMail(user._id.toHexString()), session)
      return user
    })
  } catch (error) {
    const own = isDuplicate(error) && (await findOwnAccount(caller, email, password))
    return own || rethrowTaken(error)
  }
}

interface RegistrationCaller {
  passwords: Passwords
  limits: RateLimits
  /** The caller's network address. */
  address: string
}

/**
 * Finds the active account with this address and password. Limited like logins, so that passwords cannot be guessed
 * here. Returns null if the caller has tried too often.
 */
async function findOwnAccount(
  { passwords, limits, address }: RegistrationCaller,
  email: string,
  password: string,
): Promise<UserRecord | null> {
  if ((await limits.spendLogin(address, email)) !== null) return null
  const user = await User.findOne({ emailKey: toEmailKey(email), status: 'Active' }).lean()
  if (!user || !(await passwords.matches(password, user.passwordHash))) return null
  await limits.forgiveLogin(address, email)
  return user
}

/**
 * Starts a session. Unknown addresses and wrong passwords get the same error after the same time. Only a caller with
 * the right password learns that the account is not active.
 */
export async function login(
  services: { passwords: Passwords; tokens: Tokens },
  input: unknown,
  userAgent: string | null,
): Promise<{ viewer: UserRecord; tokens: IssuedTokens }> {
  const { passwords, tokens } = services
  const { email, password } = parseInput(loginFields, input)
  const user = await User.findOne({ emailKey: toEmailKey(email) }).lean()
  const { matches, newHash } = await passwords.check(password, user?.passwordHash || null)
  if (!matches || !user) throw wrongCredentials()
  if (user.status !== 'Active') {
    throw userError(accountMessages.ACCOUNT_NOT_ACTIVE())
  }
  const started = await mongoose.connection.transaction(async (session) => {
    const viewer = await recordLogin(user, newHash, session)
    return viewer && { viewer, ...(await startSession(tokens, user._id, userAgent, session)) }
  })
  if (started) return { viewer: started.viewer, tokens: started.tokens }
  // Another login has replaced the same old hash, or the password has changed.
  if (newHash !== undefined) return login(services, input, userAgent)
  throw wrongCredentials()
}

/**
 * Records the login and replaces the hash with `newHash`. Returns null if the password was reset, or the account was
 * deleted, while the password was checked. Both write to the user and end all sessions, so they conflict with the
 * transaction that starts the session.
 */
function recordLogin(
  { _id, passwordHash }: UserRecord,
  newHash: string | undefined,
  session: ClientSession,
): Promise<UserRecord | null> {
  return User.findOneAndUpdate(
    { _id, passwordHash },
    { $set: { lastLoginAt: new Date(), passwordHash: newHash ?? passwordHash } },
    { session, returnDocument: 'after' },
  )
    .lean()
    .exec()
}

function wrongCredentials() {
  return userError(accountMessages.WRONG_CREDENTIALS())
}

/** Finds an access token's user with one command. Returns null if the session has ended or the user is not active. */
export async function findViewer(tokens: Tokens, accessToken: string): Promise<Viewer | null> {
  const claims = tokens.readAccess(accessToken)
  if (!claims) return null
  const sessionId = new Types.ObjectId(claims.sessionId)
  const [row] = await Session.aggregate<{ users: UserRecord[] }>([
    { $match: { _id: sessionId, expiresAt: { $gt: new Date() } } },
    {
      $lookup: {
        from: User.collection.name,
        localField: 'userId',
        foreignField: '_id',
        as: 'users',
      },
    },
  ])
  const user = row?.users[0]
  return user?.status === 'Active' ? { user, sessionId, expiresAt: claims.expiresAt } : null
}

/**
 * Ensures that there is an active admin with this address. An existing admin keeps their password. Another account with
 * the address becomes an admin with the given password and is logged out everywhere. Returns whether the admin now has
 * the given password. If several processes call this at the same time, one of them creates the admin.
 */
export async function ensureAdmin(
  passwords: Passwords,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const found = await User.findOne({ emailKey: toEmailKey(email) }).lean()
  if (found?.role === 'ADMIN' && found.status === 'Active') return false
  const passwordHash = await passwords.hash(password)
  if (!found) {
    try {
      await createUser({ name: 'Admin', email, passwordHash, role: 'ADMIN' })
      return true
    } catch (error) {
      if (!isDuplicate(error)) throw error
      return ensureAdmin(passwords, { email, password })
    }
  }
  await User.updateOne(
    { _id: found._id },
    { $set: { role: 'ADMIN', status: 'Active', passwordHash } },
  )
  await endAllSessions(found._id)
  return true
}

export async function hasAdmin(): Promise<boolean> {
  return (await User.exists({ role: 'ADMIN' })) !== null
}

async function createUser(
  fields: Pick<UserRecord, 'name' | 'email' | 'passwordHash' | 'role'>,
  session?: ClientSession,
): Promise<UserRecord> {
  const user = new User({
    ...fields,
    nameKeys: listNameKeys(fields.name),
    emailKey: toEmailKey(fields.email),
  })
  await user.save({ session })
  return user.toObject()
}
