/** The zeros of the digits that are typed in India: Devanagari to Malayalam, those of Urdu, and wide ones. */
const ZEROS = '०০੦૦୦௦౦೦൦٠۰０'

/** Replaces the digits of Indian scripts with 0 to 9. */
export function toPlainDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    for (const zero of ZEROS) {
      const value = digit.charCodeAt(0) - zero.charCodeAt(0)
      if (value >= 0 && value <= 9) return String(value)
    }
    return digit
  })
}

/** The digits of a number as people write it: without blanks, hyphens, brackets, dots and invisible characters. */
export function toBareNumber(text: string): string {
  return toPlainDigits(text).replace(/[\s\p{Pd}().[\]\p{Cf}]/gu, '')
}
