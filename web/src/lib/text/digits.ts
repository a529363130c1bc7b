/** The zeros in the scripts that people in India type: Devanagari to Malayalam, Urdu, and wide digits. */
const ZEROS = '०০੦૦୦௦౦೦൦٠۰０'

/** Replaces digits in Indian scripts with 0 to 9. */
export function toPlainDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    for (const zero of ZEROS) {
      const value = digit.charCodeAt(0) - zero.charCodeAt(0)
      if (value >= 0 && value <= 9) return String(value)
    }
    return digit
  })
}

/** Returns a number's digits: without spaces, hyphens, brackets, dots and invisible characters. */
export function toBareNumber(text: string): string {
  return toPlainDigits(text).replace(/[\s\p{Pd}().[\]\p{Cf}]/gu, '')
}
