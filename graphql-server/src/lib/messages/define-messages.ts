import { IntlMessageFormat } from 'intl-messageformat'
import type { MessageParam, MessageParamKind } from '../../contract/types.generated.ts'
import type { Paise } from '../money.ts'
import type { MessageCode } from './error-codes.ts'
import { english, ENGLISH } from './format.ts'

type ParamValue = string | number | Date | readonly string[]

/** The type of a parameter's value, by its kind. */
interface ParamValues extends Record<MessageParamKind, ParamValue> {
  TEXT: string
  NUMBER: number
  PAISE: Paise
  SECONDS: number
  DATE: Date
  DATE_TIME: Date
  LIST: readonly string[]
}

/** A row in a message table. */
export interface MessageRow {
  /** The error code, by default BAD_USER_INPUT. Null for a message that is not an error. */
  code?: MessageCode | null
  /**
   * The sentence in ICU message format, with parameter names in braces. A NUMBER can select the plural:
   * '{count, plural, one {# product} other {# products}}'.
   */
  english: string
  params?: Readonly<Record<string, MessageParamKind>>
}

/** A message with its parameters. */
export interface Message<Code extends MessageCode | null = MessageCode | null> {
  code: Code
  /** The sentence's stable name, with which clients can translate it. */
  reason: string
  params: MessageParam[]
  /** The sentence in English. */
  message: string
}

type Values<Kinds> = { [Name in keyof Kinds]: ParamValues[Kinds[Name] & MessageParamKind] }
type Arguments<Row> = Row extends { params: infer Kinds } ? [params: Values<Kinds>] : []

type CodeOf<Row> = Row extends { code: infer Code extends MessageCode | null }
  ? Code
  : 'BAD_USER_INPUT'

/** Creates the message from its parameters. */
interface CreateMessage<Row extends MessageRow> {
  (...args: Arguments<Row>): Message<CodeOf<Row>>
  row: Row
}

/** A row of a table without errors. */
type TextRow = Omit<MessageRow, 'code'>

/** Creates a function for each row. The row's name is the reason. */
export function defineMessages<const Rows extends Record<string, MessageRow>>(
  rows: Rows,
): { [Reason in keyof Rows]: CreateMessage<Rows[Reason]> }
export function defineMessages(rows: Record<string, MessageRow>) {
  return Object.fromEntries(
    Object.entries(rows).map(([reason, row]) => [reason, defineMessage(reason, row)]),
  )
}

/** Like `defineMessages`, for sentences that are not errors. */
export function defineTexts<const Rows extends Record<string, TextRow>>(
  rows: Rows,
): { [Reason in keyof Rows]: CreateMessage<Rows[Reason] & { code: null }> }
export function defineTexts(rows: Record<string, TextRow>) {
  return Object.fromEntries(
    Object.entries(rows).map(([reason, row]) => [
      reason,
      defineMessage(reason, { ...row, code: null }),
    ]),
  )
}

function defineMessage(reason: string, row: MessageRow) {
  const { code = 'BAD_USER_INPUT', params: kinds = {} } = row
  let format: IntlMessageFormat | undefined
  const create = (values: Record<string, ParamValue> = {}): Message => {
    format ??= new IntlMessageFormat(row.english, ENGLISH, undefined, { ignoreTag: true })
    const params = Object.entries(values).map(([name, value]) => {
      const kind = kinds[name] ?? 'TEXT'
      return { name, kind, values: toTexts(value), shown: show(kind, value) }
    })
    const message = format.format(
      Object.fromEntries(params.map(({ name, shown }) => [name, shown])),
    )
    return {
      code,
      reason,
      params: params.map(({ name, kind, values }) => ({ name, kind, values })),
      message: String(message),
    }
  }
  return Object.assign(create, { row: { ...row, code } })
}

function show(kind: MessageParamKind, value: ParamValue): string | number {
  if (value instanceof Date) return kind === 'DATE' ? english.date(value) : english.dateTime(value)
  if (typeof value === 'object') return english.list(value)
  if (typeof value === 'string') return value
  if (kind === 'PAISE') return english.money(value)
  return kind === 'SECONDS' ? english.wait(value) : value
}

function toTexts(value: ParamValue): string[] {
  if (value instanceof Date) return [value.toISOString()]
  return typeof value === 'object' ? [...value] : [String(value)]
}
