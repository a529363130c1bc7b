import { afterAll, beforeAll } from 'vitest'
import { openTestDatabase, type TestDatabase } from './database.ts'

/** Opens a separate database for the tests in a file. */
export function setUpDatabase() {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())
  return {
    get uri() {
      return database.uri
    },
  }
}
