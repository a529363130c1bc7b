import mongoose, { Types, type SchemaType } from 'mongoose'
// Registers all models.
import '../../support/open-store.ts'

/** Adds a document with all required fields to each empty collection. Throws if one is still empty. */
export async function fillEmptyCollections(): Promise<void> {
  for (const model of Object.values(mongoose.models)) {
    if (await model.exists({})) continue
    const values: Record<string, unknown> = {}
    model.schema.eachPath((path, type) => {
      const value = type.isRequired || path === '_id' ? createValue(type) : undefined
      if (value !== undefined) values[path] = value
    })
    await model.collection.insertOne(values)
    if (!(await model.exists({}))) throw new Error(`${model.collection.name} is empty.`)
  }
}

/** Returns a value of the type. Undefined for arrays and documents, which may be missing. */
function createValue({ instance, options }: SchemaType): unknown {
  const { enum: values }: { enum?: unknown } = options
  if (Array.isArray(values)) return values[0]
  if (instance === 'String') return 'filled'
  if (instance === 'Number') return 1
  if (instance === 'Boolean') return false
  if (instance === 'Date') return new Date()
  return instance === 'ObjectId' ? new Types.ObjectId() : undefined
}
