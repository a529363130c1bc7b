import { createECDH, verify, createPublicKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encryptPush } from './push-encryption.ts'
import { createPushKeys } from './push-keys.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

describe('an encrypted notification', () => {
  it('an encrypted notification is the one in RFC 8291, appendix A', () => {
    const sender = createECDH('prime256v1')
    sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
    const keys = {
      p256dh: bytes(
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ),
      auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    }
    const fresh = { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), sender }
    const body = encryptPush('When I grow up, I want to be a watermelon', keys, fresh)
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

  it('two notifications with the same text differ', () => {
    const browser = createECDH('prime256v1')
    const keys = { p256dh: browser.generateKeys(), auth: Buffer.alloc(16, 1) }
    expect(encryptPush('same', keys)).not.toEqual(encryptPush('same', keys))
  })
})

describe('the keys for push services', () => {
  const contact = () => 'shop@example.com'

  it('the keys follow from the secret, so that all processes have the same ones', () => {
    const { publicKey } = createPushKeys('secret', contact)
    expect(publicKey).toBe(createPushKeys('secret', contact).publicKey)
    expect(publicKey).not.toBe(createPushKeys('another', contact).publicKey)
    expect(bytes(publicKey)).toHaveLength(65)
  })

  it('a request is signed for its push service, for half a day', () => {
    const keys = createPushKeys('secret', contact)
    const now = new Date('2026-11-28T12:00:00Z')
    const header = keys.authorize('https://push.example:8443/send/abc', now)
    const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? []
    expect(key).toBe(keys.publicKey)
    const [head = '', claims = '', signature = ''] = token.split('.')
    expect(JSON.parse(bytes(claims).toString())).toEqual({
      aud: 'https://push.example:8443',
      exp: now.getTime() / 1000 + 43_200,
      sub: 'mailto:shop@example.com',
    })
    const point = bytes(keys.publicKey)
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        ...{ kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33) },
        y: point.toString('base64url', 33),
      },
    })
    const content = Buffer.from(`${head}.${claims}`)
    const isValid = verify(
      'sha256',
      content,
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      bytes(signature),
    )
    expect(isValid).toBe(true)
  })
})
