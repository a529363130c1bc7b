import { z } from 'zod'
import { MAX_TEXT } from '../../lib/request-size.ts'

/*
 * The rules for strings in requests, as the OpenAPI description states them. The operations check the same rules, but
 * also accept surrounding spaces and addresses that are not percent-encoded. Lengths are in UTF-16 units. The patterns
 * contain neither lone surrogates nor \p, which many tools do not understand.
 */

/** Control characters, and invisible characters except joiners, for a character class. */
const UNSEEN =
  '\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u180e\\u200b' +
  '\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb' +
  // Not escaped, because tools escape such characters in different ways.
  '\u{110bd}\u{110cd}\u{13430}-\u{1343f}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0001}\u{e0020}-\u{e007f}'
/** Spaces, joiners and other characters without ink. */
const BLANK =
  '\\u0020\\u00a0\\u034f\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200a\\u200c\\u200d\\u202f\\u205f' +
  '\\u3000\\u3164\\ufe00-\\ufe0f\\uffa0\\ufff0-\\ufff8'

const LINE = `^[${BLANK}]*[^${BLANK}${UNSEEN}][^${UNSEEN}]*$`
const SEVERAL_LINES = `^[${BLANK}\\t\\n]*[^${BLANK}${UNSEEN}][^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f]*$`
const EMAIL =
  "^[A-Za-z0-9_'+-]*[A-Za-z0-9_+-](\\.[A-Za-z0-9_'+-]*[A-Za-z0-9_+-])*@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$"
const PICTURE =
  '^(/media/[a-z0-9]+-[0-9]+\\.webp|https?://([A-Za-z0-9-]+\\.)*[A-Za-z][A-Za-z0-9-]*(:[0-9]{1,4})?([/?#][!-~]*)?)$'

/** One line with 1 to `max` characters. */
export function lineOf(max: number, schema = z.string()) {
  return schema.meta({ minLength: 1, maxLength: max, pattern: LINE, description: 'One line.' })
}

/** One or several lines with 1 to `max` characters. */
export function linesOf(max: number) {
  return z.string().meta({ minLength: 1, maxLength: max, pattern: SEVERAL_LINES })
}

/** Any string that a request may contain. */
export const anyText = z.string().meta({ maxLength: MAX_TEXT })

export const filled = z.string().meta({ minLength: 1, maxLength: MAX_TEXT, pattern: LINE })

export const emailAddress = z
  .string()
  .meta({ format: 'email', minLength: 6, maxLength: 254, pattern: EMAIL })

export const newPassword = z.string().meta({
  format: 'password',
  minLength: 8,
  maxLength: 72,
  description: 'At most 72 bytes in UTF-8.',
})

/** The same password once more. A schema cannot express that two fields are equal. */
export const repeatedPassword = z
  .string()
  .meta({ format: 'password', minLength: 8, maxLength: 72, description: 'The same password.' })

export const sixDigits = z.string().meta({ pattern: '^[0-9]{6}$', description: 'Six digits.' })

export const pictureAddress = z.string().meta({
  format: 'uri-reference',
  maxLength: 2_000,
  pattern: PICTURE,
  description: 'URL of an uploaded image, or any http(s) URL.',
})
