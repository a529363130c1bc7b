import type { Logger } from 'pino'

/** The time limit for requests in progress after a stop signal. */
const SHUTDOWN_TIMEOUT_MS = 10_000

/** Stops on a signal, and logs the signal and the result. */
export function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  const onSignal = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error({ signal }, 'shutdown timed out with unfinished requests')
      process.exit(1)
    }, SHUTDOWN_TIMEOUT_MS).unref()
    stop().then(
      () => {
        log.info({ signal }, 'stopped')
        process.exit(0)
      },
      (err: unknown) => endWith(log, err),
    )
  }
  process.once('SIGTERM', onSignal)
  process.once('SIGINT', onSignal)
}

/** Stops all parts, even if one of them fails, which is logged. */
export async function stopParts(log: Logger, parts: (() => Promise<void>)[]): Promise<void> {
  const results = await Promise.allSettled(parts.map((stop) => stop()))
  for (const result of results) {
    if (result.status === 'rejected') {
      log.error({ err: result.reason as unknown }, 'part of the server could not be stopped')
    }
  }
}

/** Logs errors that end the process, such as the death of a required thread. */
export function logFatalErrors(log: Logger): void {
  process.once('uncaughtException', (err) => endWith(log, err))
}

function endWith(log: Logger, err: unknown): void {
  log.fatal({ err }, 'exiting on fatal error')
  process.exit(1)
}
