import { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { ObjectStoreError } from '../lib/errors.ts'
import type { MediaUrl } from '../lib/media-url.ts'

export interface S3Limits {
  /** The timeout for an operation until its response begins, including a retry. */
  answerMs: number
  /** The timeout for a silent connection while a file is read. */
  silenceMs: number
  /** The number of names to list at once. */
  pageSize: number
}

export const S3_LIMITS: S3Limits = { answerMs: 3000, silenceMs: 30_000, pageSize: 1000 }

const MAX_ATTEMPTS = 2
/** Servers other than Amazon's expect this region if they do not use regions. */
const DEFAULT_REGION = 'us-east-1'

/** Credentials come from the AWS environment variables, configuration files or the machine's role. */
export function createS3Client({ endpoint, region }: MediaUrl, { silenceMs }: S3Limits): S3Client {
  return new S3Client({
    endpoint,
    region: region ?? (endpoint && DEFAULT_REGION),
    forcePathStyle: endpoint !== undefined,
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: { socketTimeout: silenceMs },
    // Many servers other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** Runs an operation, and converts its failure to an `ObjectStoreError` that explains the problem with MEDIA_URL. */
export async function convertFailures<Result>(
  place: MediaUrl,
  operation: () => Promise<Result>,
): Promise<Result> {
  try {
    return await operation()
  } catch (error) {
    throw new ObjectStoreError(`MEDIA_URL: ${describeFailure(error, place)}.`, { cause: error })
  }
}

/** Aborts the operation and rejects if it takes longer. */
export async function runWithin<Result>(
  milliseconds: number,
  operation: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const late = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () =>
      reject(new Error(`it did not respond within ${milliseconds / 1000} seconds`)),
    )
  })
  const timer = setTimeout(() => controller.abort(), milliseconds)
  try {
    // The client cannot be aborted while it looks for credentials.
    return await Promise.race([late, operation(controller.signal)])
  } finally {
    clearTimeout(timer)
  }
}

export function isMissing(error: unknown): boolean {
  return (
    error instanceof S3ServiceException &&
    error.$metadata.httpStatusCode === 404 &&
    error.name !== 'NoSuchBucket'
  )
}

function describeFailure(error: unknown, { bucket, endpoint = 'Amazon S3' }: MediaUrl): string {
  if (!(error instanceof Error)) return `${endpoint} failed`
  if (error.name === 'CredentialsProviderError') {
    return 'there are no credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'
  }
  if (!(error instanceof S3ServiceException)) {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : null
    return code === null
      ? `${endpoint} cannot be used: ${error.message}`
      : `${endpoint} cannot be reached (${code})`
  }
  const { name } = error
  const status = error.$metadata.httpStatusCode ?? 0
  if (name === 'NoSuchBucket') return `the bucket ${bucket} does not exist at ${endpoint}`
  if (status === 403) {
    return `${endpoint} denies access to the bucket ${bucket} (${name}). Check the AWS credentials and their permissions`
  }
  return `${endpoint} responded with status ${status} (${name})`
}
