import type { MissingItemChoice } from '../../apollo/schema-types.generated.ts'

/** What the customer wants if an item is missing, in their words. */
export const missingItemTexts: Record<MissingItemChoice, string> = {
  REPLACE: 'Replace it with something similar',
  CALL: 'Call me',
  LEAVE_OUT: 'Leave it out',
}
