export const codeLength = 6

/** A digit for each box, '' where a box is empty. */
export type Digits = readonly string[]

export const noDigits: Digits = Array.from({ length: codeLength }, () => '')

/** The boxes, and the one that comes next. */
interface Written {
  digits: Digits
  next: number
}

/** What a text leads to that was pasted or filled in at a box. A whole code belongs at the beginning. */
export function write(digits: Digits, box: number, text: string): Written {
  const code = text.replace(/\D/g, '')
  const start = code.length >= codeLength ? 0 : box
  const end = Math.min(start + code.length, codeLength)
  const place = (index: number) => index >= start && index < end
  return {
    digits: digits.map((digit, index) => (place(index) ? code.charAt(index - start) : digit)),
    next: Math.min(end, codeLength - 1),
  }
}

/** What typing leads to: `text` is what the box holds now. A second character takes the place of the first. */
export function type(digits: Digits, box: number, text: string): Written {
  const before = digits[box] ?? ''
  if (text === '') return erase(digits, box)
  return write(digits, box, text.length === 2 ? text.replace(before, '') : text)
}

/** Backspace in an empty box takes the digit before it away. */
export function eraseBefore(digits: Digits, box: number): Written {
  return erase(digits, Math.max(box - 1, 0))
}

function erase(digits: Digits, box: number): Written {
  return { digits: digits.map((digit, index) => (index === box ? '' : digit)), next: box }
}
