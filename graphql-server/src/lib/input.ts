import { Types } from 'mongoose'
import { z } from 'zod'
import { parseId } from './ids.ts'
import { isPictureUrl } from './pictures.ts'
import { UserFacingError } from './user-error.ts'
import { hasVisibleText, isWellFormed, toCleanLine, trimmed } from './text-checks.ts'

/** Control characters, and the line and paragraph separators of Unicode. */
const NOT_IN_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u

/**
 * One line of text: 1 to `max` characters, without line breaks and control characters. The tabs and invisible
 * characters of pasted text are cleaned.
 */
export function textField(label: string, max: number) {
  return optionalTextField(label, max).refine(hasVisibleText, `${label} is required.`)
}

/** Like `textField`, but may be empty. */
export function optionalTextField(label: string, max: number) {
  return z
    .string()
    .transform(trimmed)
    .pipe(atMost(label, max))
    .transform(toCleanLine)
    .refine((text) => !NOT_IN_LINE.test(text), `${label} must be one line of text.`)
    .refine(isWellFormed, `${label} must be plain text.`)
}

/** Aborts before the other checks of a text that is too long. */
function atMost(label: string, max: number) {
  return z
    .string()
    .max(max, { error: `${label} must have at most ${max} characters.`, abort: true })
}

/** An email address, cleaned like a line but otherwise as it was sent. */
export const emailField = z
  .string()
  .transform(toCleanLine)
  .pipe(z.string().min(1, 'Email is required.').max(254, 'Email must have at most 254 characters.'))
  .pipe(z.email('Please enter a valid email address.'))

/** A whole number of pieces, at least 1. The stock sets the maximum. */
export const quantityField = z
  .number()
  .int('Quantity must be a whole number.')
  .min(1, 'Quantity must be at least 1.')

/** Several lines of text, trimmed: 1 to `max` characters, without control characters except line breaks and tabs. */
export function longTextField(label: string, max: number) {
  return z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(atMost(label, max))
    .refine(hasVisibleText, `${label} is required.`)
    .refine(isWellFormed, `${label} must be plain text.`)
    .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), `${label} must be plain text.`)
}

/** The key with which a client marks repeats of one submission. */
export const idempotencyKeyField = z
  .string()
  .min(8, 'The idempotency key must have at least 8 characters.')
  .max(100, 'The idempotency key must have at most 100 characters.')
  .refine(isWellFormed, 'The idempotency key must be plain text.')
  .nullish()

/** The URL of an uploaded picture, or an http(s) URL, which the server never fetches. */
export const pictureField = z
  .string()
  .trim()
  .min(1, 'Image is required.')
  .max(2000, 'The address of a picture must have at most 2000 characters.')
  .refine(isPictureUrl, 'A picture must be an uploaded one or have an http(s) address.')

/** A list of ids in the given order, without duplicates. */
export function idsField(label: string, max: number) {
  return z
    .array(
      z.string().transform((text, context) => {
        const id = parseId(text)
        if (!id) context.addIssue({ code: 'custom', message: `${label} contains an invalid id.` })
        return id?.toHexString() ?? ''
      }),
    )
    .transform((ids) => [...new Set(ids)].map((id) => new Types.ObjectId(id)))
    .refine((ids) => ids.length <= max, `${label} must have at most ${max} entries.`)
}

/** Returns the parsed input, or throws a user error with one sentence for each invalid field. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const firstOfField = new Map<string, string>()
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.')
    if (!firstOfField.has(field)) firstOfField.set(field, message)
  }
  throw new UserFacingError(
    [...firstOfField].map(([field, message]) => ({
      code: 'BAD_USER_INPUT',
      message,
      field: field || null,
    })),
  )
}
