/**
 * Invisible characters that change the direction of text or make different texts look alike. Joiners are excluded,
 * because Indian scripts and emoji need them.
 */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/u
const BLANK = /\s|(?![\u200c\u200d])\p{Cf}/u
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u

/** Removes invisible characters at both ends, such as the marks that come with a copied number. */
export function trimmed(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && BLANK.test(text.charAt(start))) start += 1
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/**
 * Cleans a pasted line: removes the invisible characters in it, replaces tabs with a space, and trims it. Line breaks
 * stay.
 */
export function toCleanLine(text: string): string {
  return trimmed(text.replace(new RegExp(UNSEEN, 'gu'), '').replace(/\t+/g, ' '))
}

/**
 * Puts the text on one line: removes invisible characters, and replaces line breaks, blanks and control characters
 * with one space.
 */
export function toOneLine(text: string): string {
  const seen = text.replace(new RegExp(UNSEEN, 'gu'), '')
  return seen.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** Whether the text has a visible character. */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text)
}

export function hasInvisibleCharacters(text: string): boolean {
  return UNSEEN.test(text)
}

/** Whether the text has no lone surrogate, which the database would replace with another character. */
export function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text)
}
