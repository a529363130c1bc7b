import type { Logger } from 'pino'

/** How long requests in progress may take after the signal to stop. */
const SHUTDOWN_TIMEOUT_MS = 10_000

/** Stops on a signal, and logs the signal and the result. */
export function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  const onSignal = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error({ signal }, 'stopped before all requests were finished')
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

/** Stops the parts of the store. The others are stopped also if one fails, which is logged. */
export async function stopParts(log: Logger, parts: (() => Promise<void>)[]): Promise<void> {
  const results = await Promise.allSettled(parts.map((stop) => stop()))
  for (const result of results) {
    if (result.status === 'rejected') {
      log.error({ err: result.reason as unknown }, 'a part of the store could not be stopped')
    }
  }
}

/** Logs the error that ends the process, such as the death of a required thread. */
export function logFatalErrors(log: Logger): void {
  process.once('uncaughtException', (err) => endWith(log, err))
}

function endWith(log: Logger, err: unknown): void {
  log.fatal({ err }, 'the process ends because of an error')
  process.exit(1)
}
