/**
 * Invisible characters that change the text direction or make different strings look alike. Joiners are excluded,
 * because Indian scripts and emoji need them.
 */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/u
const BLANK = /\s|(?![\u200c\u200d])\p{Cf}/u
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u

/** Removes invisible characters at both ends, such as the marks in copied numbers. */
export function trimmed(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && BLANK.test(text.charAt(start))) start += 1
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/**
 * Cleans a pasted line: removes invisible characters, replaces tabs with a space and trims the result. Keeps line
 * breaks.
 */
export function toCleanLine(text: string): string {
  return trimmed(text.replace(new RegExp(UNSEEN, 'gu'), '').replace(/\t+/g, ' '))
}

/**
 * Converts a string to one line: removes invisible characters, and replaces line breaks, spaces and control characters
 * with one space.
 */
export function toOneLine(text: string): string {
  const seen = text.replace(new RegExp(UNSEEN, 'gu'), '')
  return seen.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text)
}

export function hasInvisibleCharacters(text: string): boolean {
  return UNSEEN.test(text)
}

/** Whether there is no lone surrogate, which the database would replace with another character. */
export function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text)
}
