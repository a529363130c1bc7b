import mongoose, { Types, type ClientSession } from 'mongoose'
import { z } from 'zod'
import { newPasswordField, typedPassword, type Passwords } from '../../auth/passwords.ts'
import type { RateLimits } from '../../auth/rate-limits.ts'
import { Session } from '../../auth/session.model.ts'
import { endSession, endAllSessions, startSession } from '../../auth/sessions.ts'
import type { IssuedTokens, Tokens } from '../../auth/tokens.ts'
import { isDuplicate } from '../../lib/database/errors.ts'
import { emailField, parseInput, textField } from '../../lib/input.ts'
import { toCleanLine } from '../../lib/text-checks.ts'
import { userError } from '../../lib/user-error.ts'
import { enqueue } from '../../mail/outbox.ts'
import { welcomeMail } from './account-mail.ts'
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
    message: 'password and confirm password must be same',
    path: ['confirmPassword'],
  })

const loginFields = z.object({
  email: z.string().transform(toCleanLine).pipe(z.string().min(1, 'Email is required.')),
  password: z.string().min(1, 'Password is required.'),
})

/**
 * Creates an account with the role USER and enqueues a welcome mail. A repeat with the password of the account, whose
 * first reply was lost, returns the account; it counts as a login. Otherwise throws for a taken email address,
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
 * Finds the active account with this address and password. Limited like logins, so that a password can't be guessed
 * here; null if the caller has tried too often.
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
 * Starts a session. An unknown address and a wrong password get the same error in the same time. Only a caller with
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
  const { matches, newHash } = await passwords.check(password, user?.passwordHash ?? null)
  if (!matches || !user) throw wrongCredentials()
  if (user.status !== 'Active') {
    throw userError('ACCOUNT_NOT_ACTIVE', 'This account is not active. Please contact the store.')
  }
  const started = await startSession(tokens, user._id, userAgent)
  const viewer = await recordLogin(user, newHash)
  if (viewer) return { viewer, tokens: started.tokens }
  await endSession(started.sessionId)
  // Another login has replaced the same old hash, unless the password has changed.
  if (newHash !== undefined) return login(services, input, userAgent)
  throw wrongCredentials()
}

/**
 * Records the login. Returns null if the password has changed, because checking it takes long enough for a reset.
 * Runs after the session has started, so that either the reset ends the session or this notices the reset. Replaces
 * the hash by `newHash`.
 */
function recordLogin(
  { _id, passwordHash }: UserRecord,
  newHash = passwordHash,
): Promise<UserRecord | null> {
  return User.findOneAndUpdate(
    { _id, passwordHash },
    { $set: { lastLoginAt: new Date(), passwordHash: newHash } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec()
}

function wrongCredentials() {
  return userError('WRONG_CREDENTIALS', 'Email or password is wrong.')
}

/**
 * Finds the user of an access token with one command. Returns null when the session has ended or the user is not
 * active.
 */
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
 * Ensures that there is an active admin with this address. An existing admin keeps their password; another account
 * with the address becomes admin with the given password and is signed out everywhere. Returns whether the admin now
 * has the given password. Several processes may call it at the same time: one of them creates the admin.
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
