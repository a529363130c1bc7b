import { Types } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { createPrivateLinks } from './private-links.ts'

const NOON = Date.parse('2026-11-25T12:00:00Z')
const MINUTE = 60 * 1000

const links = createPrivateLinks('a secret of the tests, long enough to be one')
const [prescription, viewer] = [new Types.ObjectId(), new Types.ObjectId()]

/** Signs the path at this number of minutes after noon. */
const sign = (minutes = 0, by = links) =>
  by.sign({ path: '/prescriptions' }, prescription, viewer, new Date(NOON + minutes * MINUTE))

function readQuery(path: string) {
  const query = new URL(path, 'https://shop.example').searchParams
  return { expires: Number(query.get('expires')), signature: query.get('signature') ?? '' }
}

function isValid(path: string, minutes = 0, of = prescription, by = viewer): boolean {
  return links.isValid(of, by, readQuery(path), new Date(NOON + minutes * MINUTE))
}

describe('the path of a prescription', () => {
  it("a prescription's path names the prescription, its end and a signature", () => {
    const id = prescription.toHexString()
    expect(sign()).toMatch(
      new RegExp(`^/prescriptions/${id}\\?expires=\\d+&signature=[A-Za-z0-9_-]{43}$`),
    )
    expect(readQuery(sign()).expires).toBe((NOON + 20 * MINUTE) / 1000)
  })

  it("a prescription's path is the same for ten minutes", () => {
    expect(sign(9.99)).toBe(sign(0))
    expect(sign(10)).not.toBe(sign(0))
  })

  it.each([0, 5, 9.99])(
    "a prescription's path that is made %d minutes after noon is valid for ten minutes",
    (made) => {
      expect(isValid(sign(made), made + 10)).toBe(true)
    },
  )

  it("a prescription's path is valid for at most twenty minutes", () => {
    expect(isValid(sign(), 19.99)).toBe(true)
    expect(isValid(sign(), 20)).toBe(false)
  })

  it("a prescription's path is valid for one prescription and one viewer only", () => {
    expect(isValid(sign(), 0, new Types.ObjectId())).toBe(false)
    expect(isValid(sign(), 0, prescription, new Types.ObjectId())).toBe(false)
    expect(isValid(sign(), 0, viewer, prescription)).toBe(false)
  })

  it("a prescription's path must be signed by this server", () => {
    const others = createPrivateLinks('the secret of another store, long enough too')
    expect(isValid(sign(0, others))).toBe(false)
  })

  it.each<[string, (path: string) => string]>([
    ['a later end', (path) => path.replace(/expires=\d+/, 'expires=99999999999')],
    ['no signature', (path) => path.replace(/signature=.*/, 'signature=')],
    ['a part of the signature', (path) => path.slice(0, -1)],
    ['a longer signature', (path) => `${path}A`],
    ['another signature', (path) => path.replace(/signature=.*/, `signature=${'A'.repeat(43)}`)],
    ['a signature of other letters', (path) => path.replace(/signature=.*/, 'signature=ü')],
  ])("a prescription's path with %s is invalid", (_what, change) => {
    expect(isValid(change(sign()))).toBe(false)
  })
})
