import { toPlainDigits } from '../../../lib/text/digits.ts'

export const CODE_LENGTH = 6

/** A digit for each box; '' for an empty box. */
export type Digits = readonly string[]

export const noDigits: Digits = Array.from({ length: CODE_LENGTH }, () => '')

/** The boxes and the next box's index. */
interface Written {
  digits: Digits
  next: number
}

/** Handles pasted or autofilled text. A complete code starts at the first box. */
export function write(digits: Digits, box: number, text: string): Written {
  const code = toPlainDigits(text).replace(/\D/g, '')
  const start = code.length >= CODE_LENGTH ? 0 : box
  const end = Math.min(start + code.length, CODE_LENGTH)
  const place = (index: number) => index >= start && index < end
  return {
    digits: digits.map((digit, index) => (place(index) ? code.charAt(index - start) : digit)),
    next: Math.min(end, CODE_LENGTH - 1),
  }
}

/** Handles typing; `text` is the box's new content. A second character replaces the first. */
export function type(digits: Digits, box: number, text: string): Written {
  const before = digits[box] ?? ''
  if (text === '') return erase(digits, box)
  return write(digits, box, text.length === 2 ? text.replace(before, '') : text)
}

/** Handles Backspace in an empty box: deletes the previous digit. */
export function eraseBefore(digits: Digits, box: number): Written {
  return erase(digits, Math.max(box - 1, 0))
}

function erase(digits: Digits, box: number): Written {
  return { digits: digits.map((digit, index) => (index === box ? '' : digit)), next: box }
}
