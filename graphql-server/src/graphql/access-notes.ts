import {
  visit,
  type DocumentNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
} from 'graphql'
import {
  LIMITS,
  LOGIN_TO_ACCOUNT,
  MINUTE,
  OWN_LIMITS,
  type Bucket,
  type Limit,
} from '../auth/limits.ts'
import type { Access } from '../domains/account/viewer.ts'
import { formatScope } from '../domains/partner/scopes.ts'
import { bucketOf, rulesOf, type RootFieldRule, type RootType } from './access.ts'

/** Adds access and rate limit to each root field's description. */
export function addAccessNotes(document: DocumentNode): DocumentNode {
  return visit(document, { ObjectTypeDefinition: withNotes, ObjectTypeExtension: withNotes })
}

function withNotes<Node extends ObjectTypeDefinitionNode | ObjectTypeExtensionNode>(type: Node) {
  const root = type.name.value
  if (root !== 'Query' && root !== 'Mutation') return undefined
  const rules = rulesOf(root)
  const fields = type.fields?.map((field) => {
    const rule = rules.get(field.name.value)
    return rule ? withNote(field, noteOf(root, rule)) : field
  })
  return { ...type, fields }
}

function withNote(field: FieldDefinitionNode, note: string): FieldDefinitionNode {
  const { description } = field
  if (!description) return field
  const value = `${description.value}\n\n${note}`
  return { ...field, description: { ...description, value, block: true } }
}

function noteOf(root: RootType, rule: RootFieldRule): string {
  const bucket = bucketOf(root, rule)
  const limit = bucket === null ? '' : ` ${formatLimit(bucket, rule)}`
  return `${formatAccess(rule)}${limit}`
}

const PEOPLE: Record<Exclude<Access, 'anyone'>, string> = {
  user: 'logged-in users',
  staff: 'staff and admins',
  admin: 'admins',
  pharmacist: 'pharmacists',
}

function formatAccess({ access, keyScope }: RootFieldRule): string {
  if (access === 'anyone') return `Open to everyone${formatKeys(keyScope)}.`
  if (keyScope === undefined) return `Only for ${PEOPLE[access]}.`
  return `Only for ${PEOPLE[access]} and for partner keys${formatNeed(keyScope)}.`
}

/** The rule for keys on a field that is open to everyone else. */
function formatKeys(keyScope: RootFieldRule['keyScope']): string {
  if (keyScope === undefined) return ', but not to partner keys'
  if (keyScope === 'ANY') return ', including all partner keys'
  return `; partner keys need the scope \`${formatScope(keyScope)}\``
}

function formatNeed(keyScope: NonNullable<RootFieldRule['keyScope']>): string {
  return keyScope === 'ANY' ? '' : ` with the scope \`${formatScope(keyScope)}\``
}

function formatLimit(bucket: Bucket, rule: RootFieldRule): string {
  const { access, keyScope, limitedIfGiven } = rule
  const open = OWN_LIMITS.has(bucket)
    ? 'user, or from all guests at a network address'
    : 'network address'
  const caller = access === 'anyone' ? open : 'user'
  const callers = keyScope === undefined ? caller : `${caller} or partner key`
  const given = limitedIfGiven
    ? ` Calls without \`${limitedIfGiven.join('` and `')}\` do not count.`
    : ''
  return `Rate limit \`${bucket}\`: ${formatCalls(bucket)} from one ${callers}.${given}`
}

function formatCalls(bucket: Bucket): string {
  const { points, duration }: Limit = LIMITS[bucket]
  const period = formatPeriod(duration)
  return bucket === 'login'
    ? `${points} failed calls in ${period}, ${LOGIN_TO_ACCOUNT.points} of them for one account,`
    : `${points} calls in ${period}`
}

function formatPeriod(seconds: number): string {
  if (seconds === MINUTE) return 'a minute'
  return seconds === 60 * MINUTE ? 'an hour' : `${seconds / MINUTE} minutes`
}
