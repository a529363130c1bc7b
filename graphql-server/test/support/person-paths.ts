import mongoose, { Schema } from 'mongoose'

/** IDs of things, by the last part of their path. */
const THINGS = new Set([
  ...['productId', 'categoryIds', 'subCategoryIds', 'orderId', 'order.id', 'addressId', 'photoIds'],
  ...['prescriptionId', 'prescriptionIds', 'documentId', 'statementId', 'previewId', 'sessionId'],
  ...['keyId', 'logId', 'identity', 'webhookId', 'thingId', '_id'],
])

/** Says which admin or staff member did something with the shop's records. It stays after they have left. */
const MEMBERS = new Set([
  ...['adminId', 'memberId', 'addedBy', 'givenBy', 'uploadedBy', 'appliedBy'],
  ...['partnerKeys.userId', 'stockMovements.userId', 'shopSettingsChanges.userId'],
  ...['publishedWords.lines.userId', 'prescriptionViews.userId'],
])

/** Records that have the user's own ID as their ID. */
const BY_USER = ['users._id', 'customerNotes._id']

/** Lists the fields of all models with the ID of a person to whom the record belongs, as `collection.path`. */
export function listPersonPaths(): string[] {
  const paths = Object.values(mongoose.models).flatMap(({ collection, schema }) =>
    listIdPaths(schema).map((path) => `${collection.name}.${path}`),
  )
  return [...BY_USER, ...paths.filter((path) => !isNamed(path, THINGS) && !isNamed(path, MEMBERS))]
}

function isNamed(path: string, names: ReadonlySet<string>): boolean {
  const parts = path.split('.')
  return parts.some((_part, index) => names.has(parts.slice(index).join('.')))
}

function listIdPaths(schema: Schema): string[] {
  const found: string[] = []
  schema.eachPath((path, type) => {
    if (type instanceof Schema.Types.DocumentArray || type instanceof Schema.Types.Subdocument) {
      found.push(...listIdPaths(type.schema).map((inner) => `${path}.${inner}`))
    } else if ((type.getEmbeddedSchemaType() ?? type).instance === 'ObjectId') {
      found.push(path)
    }
  })
  return found
}
