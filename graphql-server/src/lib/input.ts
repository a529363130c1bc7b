import { Types } from 'mongoose'
import { z } from 'zod'
import { parseId } from './ids.ts'
import { isPictureUrl } from './pictures.ts'
import type { Message } from './messages/define-messages.ts'
import { messageParams } from './messages/params.ts'
import { inputMessages } from './messages/shared-messages.ts'
import { UserFacingError } from './user-error.ts'
import { hasVisibleText, isWellFormed, toCleanLine, trimmed } from './text-checks.ts'

/** Control characters, and Unicode's line and paragraph separators. */
const NOT_IN_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u

/**
 * One line with 1 to `max` characters, without line breaks and control characters. Cleans tabs and invisible characters
 * that come with pasted text.
 */
export function textField(label: string, max: number) {
  return optionalTextField(label, max).refine(
    hasVisibleText,
    issue(inputMessages.REQUIRED({ label })),
  )
}

/** Like `textField`, but may be empty. */
export function optionalTextField(label: string, max: number) {
  return z
    .string()
    .transform(trimmed)
    .pipe(atMost(label, max))
    .transform(toCleanLine)
    .refine((text) => !NOT_IN_LINE.test(text), issue(inputMessages.NOT_ONE_LINE({ label })))
    .refine(isWellFormed, issue(inputMessages.NOT_PLAIN_TEXT({ label })))
}

/** Aborts before the other checks if the value is too long. */
function atMost(label: string, max: number) {
  return z.string().max(max, { error: issue(inputMessages.TOO_LONG({ label, max })), abort: true })
}

/** An email address, cleaned like a line but otherwise unchanged. */
export const emailField = z
  .string()
  .transform(toCleanLine)
  .pipe(
    z
      .string()
      .min(1, issue(inputMessages.REQUIRED({ label: 'Email' })))
      .max(254, issue(inputMessages.TOO_LONG({ label: 'Email', max: 254 }))),
  )
  .pipe(z.email(issue(inputMessages.EMAIL_MALFORMED())))

/** A whole number of items, at least 1. The stock sets the maximum. */
export const quantityField = z
  .number()
  .int(issue(inputMessages.QUANTITY_NOT_WHOLE()))
  .min(1, issue(inputMessages.QUANTITY_TOO_LOW()))

/** Several trimmed lines with 1 to `max` characters, and no control characters except line breaks and tabs. */
export function longTextField(label: string, max: number) {
  return z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(atMost(label, max))
    .refine(hasVisibleText, issue(inputMessages.REQUIRED({ label })))
    .refine(isWellFormed, issue(inputMessages.NOT_PLAIN_TEXT({ label })))
    .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), issue(inputMessages.NOT_PLAIN_TEXT({ label })))
}

/** Like the other field, but text without visible characters counts as empty. */
export function orEmpty(field: z.ZodType<string>) {
  return z.string().transform((text, context) => {
    if (!hasVisibleText(text)) return ''
    const { data, error } = field.safeParse(text)
    const [first] = error?.issues ?? []
    if (first) context.addIssue({ code: 'custom', message: first.message })
    return data ?? ''
  })
}

const KEY = 'The idempotency key'

/** The key with which clients mark repeated requests for one submission. */
export const idempotencyKeyField = z
  .string()
  .min(8, issue(inputMessages.TOO_SHORT({ label: KEY, min: 8 })))
  .max(100, issue(inputMessages.TOO_LONG({ label: KEY, max: 100 })))
  .refine(isWellFormed, issue(inputMessages.NOT_PLAIN_TEXT({ label: KEY })))
  .nullish()

/** An uploaded image's URL, or an http(s) URL, which the server never fetches. */
export const pictureField = z
  .string()
  .trim()
  .min(1, issue(inputMessages.REQUIRED({ label: 'Image' })))
  .max(2000, issue(inputMessages.TOO_LONG({ label: 'The image address', max: 2000 })))
  .refine(isPictureUrl, issue(inputMessages.IMAGE_ADDRESS_MALFORMED()))

/** A list of ids in the given order, without duplicates. */
export function idsField(label: string, max: number) {
  return z
    .array(
      z.string().transform((text, context) => {
        const id = parseId(text)
        if (!id)
          context.addIssue({
            code: 'custom',
            message: issue(inputMessages.ID_MALFORMED({ label })),
          })
        return id?.toHexString() ?? ''
      }),
    )
    .transform((ids) => [...new Set(ids)].map((id) => new Types.ObjectId(id)))
    .refine((ids) => ids.length <= max, issue(inputMessages.TOO_MANY_ENTRIES({ label, max })))
}

/** Returns the parsed input, or throws a user error with one message for each invalid field. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const firstOfField = new Map<string, InputMessage>()
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.')
    if (!firstOfField.has(field)) firstOfField.set(field, readIssue(message))
  }
  throw new UserFacingError(
    [...firstOfField].map(([field, message]) => ({ ...message, field: field || null })),
  )
}

type InputMessage = Message<'BAD_USER_INPUT'>

/** Encodes a message as a schema issue's text. `readIssue` restores the message. */
export function issue(message: InputMessage): string {
  return JSON.stringify(message)
}

const issueText = z.preprocess(
  parseJson,
  z.object({
    code: z.literal('BAD_USER_INPUT'),
    reason: z.string(),
    params: messageParams,
    message: z.string(),
  }),
)

function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null
  } catch {
    return null
  }
}

/** Restores an issue's message. Issues about a wrong type have a general one. */
export function readIssue(text: string): InputMessage {
  return issueText.safeParse(text).data ?? inputMessages.INPUT_INVALID()
}
