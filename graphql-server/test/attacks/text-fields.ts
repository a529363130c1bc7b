import {
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLInputType,
} from 'graphql'
import { exampleFields, buildOperation, rootFields } from '../support/root-fields.ts'

/** A text in a root field's arguments, and an operation that sends a value in its place. */
export interface TextField {
  /** Such as Mutation.register.input.password. */
  path: string
  document: string
  variablesWith: (text: string) => Record<string, unknown>
}

/** Creates a value of an input type with this text in one place. */
type Maker = { path: string; make: (text: string) => unknown }

/** Whether the type's values are parsed from strings, which includes the server's own scalars. */
function isText(type: GraphQLInputType): boolean {
  return isScalarType(type) && !['Boolean', 'Int', 'Float'].includes(type.name)
}

function textsWithin(type: GraphQLInputType, path: string): Maker[] {
  if (isNonNullType(type)) return textsWithin(type.ofType, path)
  if (isListType(type)) {
    return textsWithin(type.ofType, `${path}[]`).map(({ path, make }) => ({
      path,
      make: (text) => [make(text)],
    }))
  }
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).flatMap((field) =>
      textsWithin(field.type, `${path}.${field.name}`).map(({ path, make }) => ({
        path,
        make: (text) => ({ ...exampleFields(type), [field.name]: make(text) }),
      })),
    )
  }
  return isText(type) ? [{ path, make: (text) => text }] : []
}

/** Every text in every root field's arguments, at any depth. */
export const textFields: TextField[] = rootFields.flatMap(({ path: root, kind, field }) =>
  field.args.flatMap((arg) => {
    const { document, variables } = buildOperation(kind, field, [arg.name])
    return textsWithin(arg.type, `${root}.${arg.name}`).map(({ path, make }) => ({
      path,
      document,
      variablesWith: (text: string) => ({ ...variables, [arg.name]: make(text) }),
    }))
  }),
)
