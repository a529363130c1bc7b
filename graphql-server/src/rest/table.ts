import type { Row } from './row.ts'
import { accountRows } from './rows/account.ts'
import { catalogueRows } from './rows/catalogue.ts'

/** Every call of the REST contract. */
export const restTable: Row[] = [...accountRows, ...catalogueRows]
