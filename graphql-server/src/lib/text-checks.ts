/**
 * What shows nothing by itself, but turns the text around it, or tells two that look alike apart. The joiners are not
 * meant: in Indian scripts they decide how letters look, and in emoji which one it is.
 */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/u
const BLANK = /\s|(?![\u200c\u200d])\p{Cf}/u
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u

/** The text without what can't be seen at its ends, such as the marks that come along with a copied number. */
export function trimmed(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && BLANK.test(text.charAt(start))) start += 1
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** The text in one line: without what is not seen, and with one space for breaks, blanks and control characters. */
export function toOneLine(text: string): string {
  const seen = text.replace(new RegExp(UNSEEN, 'gu'), '')
  return seen.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** Whether the text shows anything. */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text)
}

export function hasInvisibleCharacters(text: string): boolean {
  return UNSEEN.test(text)
}

/** Whether it is kept as it is: of half a surrogate pair the database makes another character. */
export function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text)
}
