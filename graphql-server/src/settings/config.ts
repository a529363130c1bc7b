import { z } from 'zod'
import { newPasswordField } from '../auth/passwords.ts'
import { readIssue } from '../lib/input.ts'
import { newShopDelivery } from '../domains/shop/delivery-settings.ts'
import { EXAMPLE_SHOP } from '../domains/shop/example-shop.ts'
import { policyTexts } from '../domains/shop/policy-texts.ts'
import type { StoreSettings } from '../domains/shop/shop.ts'
import { mediaUrl } from '../lib/media-url.ts'
import { hasInvisibleCharacters, hasVisibleText, trimmed } from '../lib/text-checks.ts'
import { UPI_ID } from '../lib/upi-id.ts'

/** The minimum length of `JWT_SECRET`, in characters. */
export const MIN_SECRET_LENGTH = 32
/** The minimum number of different characters in the secret, not counting spaces. */
const MIN_SECRET_CHARACTERS = 8
const STRONG_SECRET = `must have at least ${MIN_SECRET_LENGTH} characters, and ${MIN_SECRET_CHARACTERS} different ones`
const NEW_SECRET = 'Create one with `openssl rand -hex 32`.'

const MAX_PORT = 65_535

/** For lists, an empty value means an empty list. */
const MAY_BE_EMPTY = ['STORE_SOCIAL_LINKS', 'STORE_CLAIMS']

export type Config = ReturnType<typeof readConfig>

const claims =
  'Superfast Delivery: Packed at the shop nearest to you and at your door within minutes.' +
  ' | Best Prices & Offers: Fair prices every day, with offers straight from the makers.' +
  ' | Wide Assortment: Choose from 5000+ products across medicine, food, personal care and household.'

/** 'Title: text | Title: text'. Splits each part at its first colon. */
const pairs = z.string().transform((text, context) =>
  text
    .split('|')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, first = '', second = ''] = /^([^:]*):(.*)$/s.exec(part.trim()) ?? []
      if (!first.trim() || !second.trim()) {
        context.addIssue({
          code: 'custom',
          message: `"${part.trim()}" is not of the form "name: text"`,
        })
      }
      return [first.trim(), second.trim()] as const
    }),
)

function oneOf<const Values extends readonly string[]>(...values: Values) {
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(values)
  return z.enum(values, `must be ${list}`)
}

function portFrom(min: number) {
  const isPort = (text: string) =>
    /^\d{1,5}$/.test(text.trim()) && Number(text) >= min && Number(text) <= MAX_PORT
  return z
    .string()
    .refine(isPort, `must be a whole number from ${min} to ${MAX_PORT}`)
    .transform(Number)
}

/** One visible line, trimmed. */
const oneLine = z
  .string()
  .transform(trimmed)
  .refine(
    (text) => hasVisibleText(text) && !hasInvisibleCharacters(text) && !/\p{Cc}|\p{Cs}/u.test(text),
    'must be one line of visible text',
  )

function isStrongSecret(secret: string): boolean {
  const characters = new Set(secret.replace(/\s/g, ''))
  return secret.length >= MIN_SECRET_LENGTH && characters.size >= MIN_SECRET_CHARACTERS
}

const webAddress = z.url({
  protocol: /^https?$/,
  message: 'must be an address such as https://shop.example',
})

/** The start of links in emails, without a trailing slash. */
const publicAddress = webAddress
  .refine((url) => !/[?#]/.test(url) && !/^\w+:\/*[^/]*@/.test(url), {
    message:
      'must be an address such as https://shop.example, without a query, a fragment or a user',
  })
  .transform((url) => url.replace(/\/+$/, ''))

/** 'Name <address>', or an address alone. */
const sender = z.string().transform((text, context) => {
  const [, name = '', address = text] = /^(.*)<([^<>]*)>$/s.exec(text.trim()) ?? []
  if (!z.email().safeParse(address.trim()).success || /\p{Cc}/u.test(name)) {
    context.addIssue({ code: 'custom', message: 'must be an email address or "Name <address>"' })
  }
  return { name: name.trim(), address: address.trim() }
})

const network = z.union([
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
])
const isNetwork = (text: string) => network.safeParse(text.trim()).success

/** The issues of `newPasswordField` are messages for clients. Here, only their sentences are needed. */
const adminPassword = z.string().transform((text, context) => {
  const { data = '', error } = newPasswordField.safeParse(text)
  for (const { message } of error?.issues ?? []) {
    context.addIssue({ code: 'custom', message: readIssue(message).message })
  }
  return data
})

const environment = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('development'),
  PORT: portFrom(0).default(4000),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: portFrom(1).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, message: 'must be an address such as http://collector:4318' })
    .optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://')
    .optional(),
  MEDIA_URL: mediaUrl.optional(),
  SEED: oneOf('demo', 'sample', 'none').default('demo'),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: adminPassword.optional(),
  JWT_SECRET: z.string().refine(isStrongSecret, `${STRONG_SECRET}. ${NEW_SECRET}`).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, message: 'must be of the form smtp://user:password@host:port' })
    .optional(),
  MAIL_FROM: sender.optional(),
  ORDER_MAIL_TO: z.email('must be an email address').optional(),
  PUBLIC_URL: publicAddress.optional(),
  RATE_LIMITS: oneOf('on', 'off').default('on'),
  SAFELIST: oneOf('on', 'off').default('off'),
  HSTS_SUBDOMAINS: oneOf('on', 'off').default('off'),
  TRUST_PROXY: z
    .string()
    .refine((list) => list.split(',').every(isNetwork), {
      message: 'must be addresses such as 10.0.0.7, 10.0.0.0/8 or loopback, separated by commas',
    })
    .optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  STORE_NAME: oneLine.default('Kirana Care'),
  STORE_ADDRESS: z.string().default(EXAMPLE_SHOP.address),
  STORE_PHONE: z.string().default(EXAMPLE_SHOP.phone),
  STORE_EMAIL: z.email('must be an email address').default(EXAMPLE_SHOP.email),
  STORE_DRUG_LICENCE: oneLine.optional(),
  STORE_SOCIAL_LINKS: pairs
    .refine((links) => links.every(([, url]) => webAddress.safeParse(url).success), {
      message: 'must lead to addresses such as https://social.example/@shop',
    })
    .prefault(
      'Instagram: https://www.instagram.com | Facebook: https://www.facebook.com | YouTube: https://www.youtube.com',
    ),
  STORE_CLAIMS: pairs.prefault(claims),
  DELIVERY_BADGE: oneLine.default('10 min'),
  UPI: oneOf('on', 'off').default('on'),
  UPI_ID: z.string().regex(UPI_ID, 'must be of the form name@bank').optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: webAddress.optional(),
})

/** The names of the server's variables. */
export const VARIABLES = Object.keys(environment.shape)

/**
 * Reads the settings from environment variables. Empty variables count as not set, except for lists. Throws an error
 * with one sentence for each invalid variable.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const isSet = ([name, value]: [string, unknown]) => value !== '' || MAY_BE_EMPTY.includes(name)
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(isSet)))
  if (!parsed.success) throw new Error(sentences(parsed.error))
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  if (production) requireProductionSettings(values)
  if (values.METRICS_PORT === values.PORT) {
    throw new Error('METRICS_PORT and PORT must be different.')
  }
  if (Boolean(values.ADMIN_EMAIL) !== Boolean(values.ADMIN_PASSWORD)) {
    throw new Error('ADMIN_EMAIL and ADMIN_PASSWORD must be set together.')
  }
  if (Boolean(values.STRIPE_SECRET_KEY) !== Boolean(values.STRIPE_WEBHOOK_SECRET)) {
    throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.')
  }
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT ?? null,
    isTraced: isTraced(values),
    dataDir: values.DATA_DIR,
    mongodbUri: values.MONGODB_URI,
    mediaUrl: values.MEDIA_URL,
    seed: values.SEED,
    admin:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : null,
    jwtSecret: values.JWT_SECRET,
    smtpUrl: values.SMTP_URL,
    /** The sender of emails. Null for the shop's name and address. */
    mailFrom: values.MAIL_FROM ?? null,
    publicUrl: publicUrl(values),
    stripe: stripeSettings(values),
    rateLimits: values.RATE_LIMITS === 'on',
    safelist: values.SAFELIST === 'on',
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'on',
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    store: storeSettings(values),
  }
}

function requireProductionSettings(values: z.infer<typeof environment>): void {
  if (!values.JWT_SECRET) {
    throw new Error(`JWT_SECRET is required with NODE_ENV=production. ${NEW_SECRET}`)
  }
  if (values.SEED === 'sample') {
    throw new Error(
      'SEED=sample is not allowed with NODE_ENV=production, because the sample accounts have public passwords.',
    )
  }
  if (values.UPI === 'on' && !values.UPI_ID) {
    throw new Error(
      'UPI_ID is required with NODE_ENV=production: the UPI ID that receives payments. To accept no UPI payments, set UPI=off.',
    )
  }
}

/** OpenTelemetry's packages read its other variables. */
function isTraced(values: z.infer<typeof environment>): boolean {
  const isDisabled = values.OTEL_SDK_DISABLED?.toLowerCase() === 'true'
  return values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && !isDisabled
}

function publicUrl(values: z.infer<typeof environment>): string {
  return values.PUBLIC_URL ?? `http://${publicHost(values)}:${values.PORT}`
}

/** Returns this machine's host name for browsers. It must not change, because browsers keep sessions by host name. */
function publicHost({ HOST: host }: z.infer<typeof environment>): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** How long customers can report problems, as grocery shops and online pharmacies in India commonly allow. */
const REPORT_HOURS = { reportHoursGroceries: 24, reportHoursMedicines: 48 }

/** Settings that only the dashboard sets. */
const unset = {
  proposalMinutes: 10,
  whatsapp: '',
  upiAccount: 'PERSON',
  upiMerchantCode: '',
  legalName: '',
  branches: '',
  gstin: '',
  fssai: '',
  pharmacist: '',
  grievanceOfficer: '',
  grievanceDesignation: '',
  grievancePhone: '',
  grievanceEmail: '',
  gstRegistration: 'NONE',
  turnoverClass: 'UP_TO_5_CRORE',
  invoiceSeries: 'SEPARATE',
  watchedCompositions: [],
  roundBills: false,
} as const

function storeSettings(values: z.infer<typeof environment>): StoreSettings {
  return {
    name: values.STORE_NAME,
    address: values.STORE_ADDRESS,
    phone: values.STORE_PHONE,
    email: values.STORE_EMAIL,
    ...unset,
    ...policyTexts,
    ...REPORT_HOURS,
    drugLicence: values.STORE_DRUG_LICENCE ?? '',
    deliveryBadge: values.DELIVERY_BADGE,
    upiId: values.UPI_ID ?? EXAMPLE_SHOP.upiId,
    upiPayments: values.UPI === 'on',
    orderMailTo: values.ORDER_MAIL_TO ?? '',
    url: publicUrl(values),
    cardPayments: Boolean(values.STRIPE_SECRET_KEY),
    socialLinks: values.STORE_SOCIAL_LINKS.map(([name, url]) => ({ name, url })),
    claims: values.STORE_CLAIMS.map(([title, text]) => ({ title, text })),
    ...newShopDelivery,
  }
}

function stripeSettings({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: z.infer<typeof environment>) {
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : null
}

function sentences(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => `${path.join('.')}: ${message.replace(/\.$/, '')}.`)
    .join('\n')
}
