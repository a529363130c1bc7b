import { createRateLimits } from '../../auth/rate-limits.ts'
import { ensureAdmin, register } from '../../domains/account/account.service.ts'
import { findActiveUser, findUsers } from '../../domains/account/people.service.ts'
import {
  requestEmailVerification,
  updateProfile,
  verifyEmail,
} from '../../domains/account/profile.service.ts'
import { acceptInvitation, inviteToTeam } from '../../domains/account/team/invitation.service.ts'
import { setPharmacist } from '../../domains/account/team/team.service.ts'
import type { UserRecord } from '../../domains/account/user.model.ts'
import { createAddress } from '../../domains/address/address.service.ts'
import {
  SAMPLE_ADMIN,
  SAMPLE_PASSWORD,
  SAMPLE_REGISTRATION,
  type SAMPLE_SHOPPERS,
  SAMPLE_STAFF,
  type SamplePerson,
} from './people.ts'
import { must, type Letterbox, type SampleServices, type SampleShopper } from './shop.ts'

interface Registry extends SampleServices {
  letterbox: Letterbox
}

/** Creates the admin, and a staff member who accepts an invitation. The admin is the pharmacist. Returns them. */
export async function openTeam(registry: Registry) {
  const { passwords, letterbox } = registry
  const { email } = SAMPLE_ADMIN
  await ensureAdmin(passwords, { email, password: SAMPLE_PASSWORD })
  const [adminId] = (await findUsers(email)).userIds
  const created = must(await findActiveUser(String(adminId)), 'there is no admin')
  const described = await verify(registry, await describe(registry, created, SAMPLE_ADMIN))
  const pharmacist = { memberId: String(described._id), registration: SAMPLE_REGISTRATION }
  const admin = await setPharmacist(described, pharmacist)
  const staff = await openAccount(registry, SAMPLE_STAFF)
  await inviteToTeam(admin._id, { email: staff.email, role: 'STAFF' })
  await letterbox.empty()
  const mail = letterbox.findLast(staff.email)?.text ?? ''
  const token = must(/token=([\w-]+)/.exec(mail)?.[1], 'the invitation has no link')
  await acceptInvitation(staff, { token })
  return { admin, adminId: admin._id, staffId: staff._id }
}

/** Registers a customer with a verified email address. */
export async function openShopper(
  registry: Registry,
  person: (typeof SAMPLE_SHOPPERS)[number],
): Promise<SampleShopper> {
  const user = await verify(registry, await openAccount(registry, person))
  const address = await createAddress(user._id, { ...person.address, idempotencyKey: null })
  return { user, addressId: address._id.toHexString(), prescriptionIds: [] }
}

async function openAccount(registry: Registry, person: SamplePerson): Promise<UserRecord> {
  const { name, email } = person
  const passwordFields = { password: SAMPLE_PASSWORD, confirmPassword: SAMPLE_PASSWORD }
  const user = await register(callerOf(registry), { name, email, ...passwordFields })
  return describe(registry, user, person)
}

function describe(registry: Registry, user: UserRecord, { name, email, mobile }: SamplePerson) {
  return updateProfile(user, { name, email, mobile }, callerOf(registry))
}

function callerOf({ passwords }: Registry) {
  return { passwords, limits: createRateLimits({ on: false }), address: 'the sample shop' }
}

async function verify({ codes, letterbox }: Registry, user: UserRecord): Promise<UserRecord> {
  await requestEmailVerification(codes, user)
  await letterbox.empty()
  return verifyEmail(codes, user, { code: letterbox.findLast(user.email)?.code })
}
