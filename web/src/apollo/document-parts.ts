/* Parts of GraphQL documents. The build calls these functions in generated documents. */

const toName = (value: string) => ({ kind: 'Name', value })

/** A field without arguments and parts. */
export const toField = (name: string) => ({ kind: 'Field', name: toName(name) })

export const toFragmentSpread = (name: string) => ({ kind: 'FragmentSpread', name: toName(name) })
