import { z } from 'zod'

/** The location of images in S3-compatible object storage. */
export interface MediaUrl {
  bucket: string
  /** The prefix of every key, without slashes around it. Empty for the whole bucket. */
  prefix: string
  /** The object store's address. Amazon S3 if missing. */
  endpoint?: string
  /** If missing, the region from the AWS environment variables or configuration files. */
  region?: string
}

const FORM =
  'must be of the form s3://bucket/prefix?endpoint=https://s3.example.com&region=ap-south-1'
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^[A-Za-z0-9._/-]*$/

const parameters = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).optional(),
  region: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
})

/** Reads `s3://bucket/prefix?endpoint=https://…&region=…`. Prefix and parameters are optional. */
export const mediaUrl = z.string().transform((text, context): MediaUrl => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.username) {
    const message =
      'must not contain credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY instead'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  const prefix = url?.pathname.replace(/^\/+|\/+$/g, '') ?? ''
  const query = parameters.safeParse(Object.fromEntries(url?.searchParams ?? []))
  const isValid = url?.protocol === 's3:' && BUCKET.test(url.host) && url.hash === ''
  if (!isValid || !PREFIX.test(prefix) || !query.success) {
    context.addIssue({ code: 'custom', message: FORM })
    return z.NEVER
  }
  return { bucket: url.host, prefix, ...query.data }
})
