import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildShopper } from '../../test/support/factories.ts'
import { recoverySteps } from '../../test/support/recovery.ts'
import { createRestClient } from '../../test/support/rest.ts'
import { openTestStore, type TestStore } from '../../test/support/store.ts'

let store: TestStore

beforeAll(async () => {
  store = await openTestStore({ publicUrl: 'https://shop.example' })
})
afterAll(() => store.close())

it('the cookie with the reset grant is Secure if the shop uses https', async () => {
  const { user } = await buildShopper(store.tokens)
  const otp = await recoverySteps(store).mailedCode(user.email)
  const payload = { email: user.email, otp }
  const url = '/api/user/verify-forgot-password-otp'
  const reply = await createRestClient(store)({ method: 'PUT', url, payload })
  expect(String(reply.headers['set-cookie'])).toMatch(/; HttpOnly; Secure; SameSite=Strict$/)
})
