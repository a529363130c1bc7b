/** A plugin for GraphQL Code Generator: the page about errors, which the function `create` makes from the schema. */
export const plugin = (schema, documents, { create }) => create(schema)
