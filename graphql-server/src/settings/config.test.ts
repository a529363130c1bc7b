import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

type Env = NodeJS.ProcessEnv

const secret = 'a secret that is long enough for tests'

describe('the settings', () => {
  it('readConfig has defaults for everything', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 4000,
      host: '127.0.0.1',
      dataDir: '.data',
      mongodbUri: undefined,
      mediaUrl: undefined,
      seed: 'demo',
      admin: null,
      jwtSecret: undefined,
      smtpUrl: undefined,
      mailFrom: null,
      publicUrl: 'http://127.0.0.1:4000',
      store: { name: 'Kirana Care', deliveryBadge: '10 min' },
    })
    expect(readConfig({}).store.claims.map(({ title }) => title)).toEqual([
      'Superfast Delivery',
      'Best Prices & Offers',
      'Wide Assortment',
    ])
  })

  it('readConfig treats an empty value as unset, because Docker Compose passes empty values', () => {
    const empty = { MONGODB_URI: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '', JWT_SECRET: '' }
    expect(readConfig(empty)).toMatchObject({ admin: null, jwtSecret: undefined })
    const mail = { SMTP_URL: '', MAIL_FROM: '', PUBLIC_URL: '' }
    expect(readConfig(mail)).toMatchObject({ publicUrl: 'http://127.0.0.1:4000' })
    expect(readConfig({ PORT: '', HOST: '' })).toMatchObject({ port: 4000, host: '127.0.0.1' })
    const choices = {
      NODE_ENV: '',
      SEED: '',
      UPI: '',
      RATE_LIMITS: '',
      SAFELIST: '',
      LOG_LEVEL: '',
    }
    expect(readConfig(choices)).toEqual(readConfig({}))
    const shop = { STORE_NAME: '', STORE_ADDRESS: '', STORE_PHONE: '', STORE_EMAIL: '' }
    expect(readConfig({ ...shop, DELIVERY_BADGE: '', DATA_DIR: '' })).toEqual(readConfig({}))
  })

  it('readConfig reads empty lists of links and claims', () => {
    const { store } = readConfig({ STORE_SOCIAL_LINKS: '', STORE_CLAIMS: '' })
    expect(store).toMatchObject({ socialLinks: [], claims: [] })
  })

  it('readConfig distinguishes production, development and test', () => {
    const isProduction = (NODE_ENV: string) =>
      readConfig({ NODE_ENV, JWT_SECRET: secret, UPI: 'off' }).production
    expect(['production', 'development', 'test'].map(isProduction)).toEqual([true, false, false])
  })

  it('readConfig trims names', () => {
    const { store } = readConfig({ STORE_NAME: ' Asha & Co ', DELIVERY_BADGE: ' 20 min' })
    expect(store).toMatchObject({ name: 'Asha & Co', deliveryBadge: '20 min' })
  })

  it('readConfig reads the email sender, with and without a name', () => {
    const sender = (text: string) => readConfig({ MAIL_FROM: text }).mailFrom
    const address = 'shop@example.com'
    expect(sender('Asha & Co <shop@example.com>')).toEqual({ name: 'Asha & Co', address })
    expect(sender(address)).toEqual({ name: '', address })
  })

  it('readConfig reads the mail server and the public URL', () => {
    const SMTP_URL = 'smtps://shop%40example.com:p%26ss@mail.example.com:465'
    expect(readConfig({ SMTP_URL }).smtpUrl).toBe(SMTP_URL)
    expect(readConfig({ SMTP_URL: 'smtp://localhost:1025' }).smtpUrl).toBe('smtp://localhost:1025')
    expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe(
      'https://shop.example',
    )
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://127.0.0.1:8080')
    expect(readConfig({ HOST: '0.0.0.0' }).publicUrl).toBe('http://localhost:4000')
    expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:4000')
  })

  it('readConfig reads the object store for images', () => {
    const read = (MEDIA_URL: string) => readConfig({ MEDIA_URL }).mediaUrl
    expect(read('')).toBeUndefined()
    expect(read('s3://shop-pictures')).toEqual({ bucket: 'shop-pictures', prefix: '' })
    const url = 's3://shop/a/b/?endpoint=http://127.0.0.1:9000&region=ap-south-1'
    expect(read(url)).toEqual({
      bucket: 'shop',
      prefix: 'a/b',
      endpoint: 'http://127.0.0.1:9000',
      region: 'ap-south-1',
    })
  })

  it('readConfig enables neither metrics nor traces by default', () => {
    expect(readConfig({})).toMatchObject({ metricsPort: null, isTraced: false })
    const empty = { METRICS_PORT: '', OTEL_EXPORTER_OTLP_ENDPOINT: '' }
    expect(readConfig(empty)).toMatchObject({ metricsPort: null, isTraced: false })
    expect(readConfig({ METRICS_PORT: '9464' }).metricsPort).toBe(9464)
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
    expect(readConfig(collector).isTraced).toBe(true)
    expect(readConfig({ ...collector, OTEL_SDK_DISABLED: 'true' }).isTraced).toBe(false)
  })

  it('readConfig enables rate limits by default', () => {
    expect(readConfig({}).rateLimits).toBe(true)
    expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe(false)
    expect(() => readConfig({ RATE_LIMITS: 'no' })).toThrow(/^RATE_LIMITS: /)
  })

  it('readConfig allows all operations by default', () => {
    expect(readConfig({}).safelist).toBe(false)
    expect(readConfig({ SAFELIST: 'on' }).safelist).toBe(true)
    expect(() => readConfig({ SAFELIST: 'yes' })).toThrow(/^SAFELIST: /)
  })

  it('readConfig trusts only the named proxies', () => {
    expect(readConfig({ TRUST_PROXY: '' }).trustProxy).toBeUndefined()
    const trusted = 'loopback, 10.0.0.0/8, 2001:db8::7'
    expect(readConfig({ TRUST_PROXY: trusted }).trustProxy).toBe(trusted)
    for (const wrong of ['yes', '10.0.0', '*', 'loopback,']) {
      expect(() => readConfig({ TRUST_PROXY: wrong })).toThrow(/^TRUST_PROXY: /)
    }
  })

  it('readConfig reads the UPI recipient and the card provider', () => {
    expect(readConfig({}).store).toMatchObject({
      upiId: 'kirana-care@example',
      cardPayments: false,
    })
    expect(readConfig({}).stripe).toBeNull()
    expect(readConfig({ UPI_ID: 'shop.pune@okbank' }).store.upiId).toBe('shop.pune@okbank')
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(readConfig(keys)).toMatchObject({
      stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: undefined },
      store: { cardPayments: true },
    })
  })

  it('readConfig reads lists of links', () => {
    const { store } = readConfig({
      STORE_SOCIAL_LINKS: 'Mastodon: https://social.example/@shop | X: https://x.example',
    })
    expect(store.socialLinks).toEqual([
      { name: 'Mastodon', url: 'https://social.example/@shop' },
      { name: 'X', url: 'https://x.example' },
    ])
  })
})

describe('invalid settings', () => {
  it.each<[string, Env]>([
    ...['http', '-1', '70000', '80.5', ' ', '4e3', '0xfff'].map((PORT): [string, Env] => [
      'PORT: must be a whole number from 0 to 65535.',
      { PORT },
    ]),
    ...['on', '0', '99999'].map((METRICS_PORT): [string, Env] => [
      'METRICS_PORT: must be a whole number from 1 to 65535.',
      { METRICS_PORT },
    ]),
    ...['Production', 'prod', ' '].map((NODE_ENV): [string, Env] => [
      'NODE_ENV: must be production, development or test.',
      { NODE_ENV },
    ]),
    ['METRICS_PORT', { METRICS_PORT: '4000' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://collector:4317' }],
    ['MONGODB_URI', { MONGODB_URI: 'localhost:27017' }],
    ['MEDIA_URL', { MEDIA_URL: '/var/media' }],
    ['MEDIA_URL', { MEDIA_URL: 'https://shop.s3.amazonaws.com' }],
    ['MEDIA_URL', { MEDIA_URL: 's3://' }],
    ['MEDIA_URL', { MEDIA_URL: 's3://Shop_Pictures' }],
    ['MEDIA_URL', { MEDIA_URL: 's3://shop/a%2fb' }],
    ['MEDIA_URL', { MEDIA_URL: 's3://shop#a' }],
    ['MEDIA_URL', { MEDIA_URL: 's3://shop?endpoint=minio:9000' }],
    ['MEDIA_URL', { MEDIA_URL: 's3://shop?region=' }],
    ['MEDIA_URL', { MEDIA_URL: 's3://shop?endpoit=https://s3.example.com' }],
    ['MEDIA_URL: must not contain credentials', { MEDIA_URL: 's3://key:secret@shop' }],
    ['SEED: must be demo, sample or none.', { SEED: 'yes' }],
    ['RATE_LIMITS: must be on or off.', { RATE_LIMITS: 'no' }],
    ['SAFELIST: must be on or off.', { SAFELIST: 'yes' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'admin', ADMIN_PASSWORD: 'long enough' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@example.com' }],
    [
      'ADMIN_PASSWORD: Password must have at least 8 characters.',
      { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'short' },
    ],
    [
      'ADMIN_PASSWORD: Password must have at most 72 bytes.',
      { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'पासवर्ड'.repeat(4) },
    ],
    ...['short', 'a'.repeat(32), ' '.repeat(32), 'abcdefg '.repeat(4)].map(
      (JWT_SECRET): [string, Env] => [
        'JWT_SECRET: must have at least 32 characters, and 8 different ones. Create one with `openssl rand -hex 32`.',
        { JWT_SECRET },
      ],
    ),
    [
      'JWT_SECRET is required with NODE_ENV=production. Create one with `openssl rand -hex 32`.',
      { NODE_ENV: 'production' },
    ],
    ['UPI_ID is required', { NODE_ENV: 'production', JWT_SECRET: secret }],
    [
      'SEED=sample is not allowed',
      { NODE_ENV: 'production', JWT_SECRET: secret, SEED: 'sample', UPI_ID: 'shop@bank' },
    ],
    ['UPI_ID is required', { NODE_ENV: 'production', JWT_SECRET: secret, UPI_ID: '' }],
    ['UPI: must be on or off.', { UPI: 'no' }],
    ['JWT_SECRET', { NODE_ENV: 'production', JWT_SECRET: '' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example.com' }],
    ['MAIL_FROM', { MAIL_FROM: 'Kirana Care' }],
    ['MAIL_FROM', { MAIL_FROM: 'a@example.com, b@example.com' }],
    ['MAIL_FROM', { MAIL_FROM: 'A\r\nBcc: b@example.com <a@example.com>' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'shop.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'javascript:alert(1)' }],
    ...['?a=1', '#top', '?', '#'].map((end): [string, Env] => [
      'PUBLIC_URL: must be an address such as https://shop.example, without a query, a fragment or a user.',
      { PUBLIC_URL: `https://shop.example/${end}` },
    ]),
    ['PUBLIC_URL: must be', { PUBLIC_URL: 'https://user@shop.example' }],
    ['PUBLIC_URL: must be', { PUBLIC_URL: 'https://user:secret@shop.example' }],
    ['UPI_ID', { UPI_ID: 'shop' }],
    ['UPI_ID', { UPI_ID: 'shop@bank&am=1' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['STRIPE_API_URL', { STRIPE_API_URL: 'api.stripe.com' }],
    ['STORE_EMAIL', { STORE_EMAIL: 'the shop' }],
    ...['   ', 'Asha\nBcc: b@example.com', '\u3164', 'As\u202eha'].map(
      (STORE_NAME): [string, Env] => [
        'STORE_NAME: must be one line of visible text.',
        { STORE_NAME },
      ],
    ),
    ['STORE_DRUG_LICENCE: must be one line of visible text.', { STORE_DRUG_LICENCE: 'a\nb' }],
    ['DELIVERY_BADGE: must be one line of visible text.', { DELIVERY_BADGE: ' ' }],
    ['LOG_LEVEL: must be fatal, error, warn, info, debug, trace or silent.', { LOG_LEVEL: 'loud' }],
    ['STORE_SOCIAL_LINKS', { STORE_SOCIAL_LINKS: 'X: javascript:alert(1)' }],
    ['STORE_CLAIMS', { STORE_CLAIMS: 'no colon' }],
  ])('readConfig throws "%s" for %o', (name, env) => expect(() => readConfig(env)).toThrow(name))

  it('readConfig reports all invalid settings together', () => {
    expect(() => readConfig({ PORT: 'x', SEED: 'y', JWT_SECRET: secret })).toThrow(/PORT.*\nSEED/)
  })
})
