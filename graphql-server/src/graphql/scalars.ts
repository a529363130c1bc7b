import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

/** A moment; ISO 8601 outside, a Date inside. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize(value) {
    if (!(value instanceof Date)) throw new GraphQLError('A DateTime must be a date.')
    return value.toISOString()
  },
  parseValue: parseDate,
  parseLiteral: (node) => parseDate(node.kind === Kind.STRING ? node.value : null),
})

function parseDate(value: unknown): Date {
  const date = typeof value === 'string' ? new Date(value) : null
  if (!date || date.toString() === 'Invalid Date')
    throw new GraphQLError('A DateTime must be an ISO 8601 text.')
  return date
}

/** Whole paise: more than an Int can hold, no more than a JSON number holds exactly. */
export const Paise = new GraphQLScalarType<number, number>({
  name: 'Paise',
  serialize: parsePaise,
  parseValue: parsePaise,
  parseLiteral: (node) => parsePaise(node.kind === Kind.INT ? Number(node.value) : null),
})

function parsePaise(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw new GraphQLError('An amount must be a whole number of paise, 0 or more.')
}
