import type { UserErrorCode } from '../../../apollo/schema-types.generated.ts'

export interface UserError {
  code: UserErrorCode
  message: string
  field: string | null
}

/** The result of saving a record. */
export interface Outcome<Item> {
  /** The current version, also after an edit conflict; null if the record no longer exists. */
  item: Item | null
  /** Empty if it was saved. */
  userErrors: readonly UserError[]
}

/** Whether saving was rejected because someone else had changed the record. */
export function isEditConflict({ userErrors }: Pick<Outcome<unknown>, 'userErrors'>): boolean {
  return userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE')
}
