/** A plugin for GraphQL Code Generator: the page about errors, created by the function `create` from the schema. */
export const plugin = (schema, documents, { create }) => create(schema)
