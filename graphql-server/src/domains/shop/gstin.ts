import { issue, textField } from '../../lib/input.ts'
import { shopMessages } from './messages.ts'

/**
 * A GSTIN of an ordinary taxpayer: state code, PAN, entity number, a letter that is normally Z, and the check character.
 */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9ABD-J][\dA-Z]$/
const BASE = 36

/** Removes spaces, and converts to upper case. */
export function cleanGstin(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** Whether a cleaned text is a GSTIN with the right check character. */
export function isGstin(text: string): boolean {
  return GSTIN.test(text) && checkCharacter(text.slice(0, -1)) === text.at(-1)
}

/**
 * Luhn modulo 36: characters are worth 0 to 35, and are multiplied by 1 and 2 in turn; quotient and remainder of each
 * product are added. Source: the format published with the GSTN API, recomputed with published numbers.
 */
function checkCharacter(text: string): string {
  const sum = Array.from(text, (character, index) => {
    const product = Number.parseInt(character, BASE) * (1 + (index % 2))
    return Math.floor(product / BASE) + (product % BASE)
  }).reduce((all, one) => all + one, 0)
  return ((BASE - (sum % BASE)) % BASE).toString(BASE).toUpperCase()
}

/** A GSTIN as typed, cleaned. */
export const gstinField = textField('GSTIN', 50)
  .transform(cleanGstin)
  .refine(isGstin, issue(shopMessages.GSTIN_MALFORMED()))
