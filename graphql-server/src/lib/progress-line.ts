import { SingleBar } from 'cli-progress'

export interface ProgressLine {
  update(done: number, total: number): void
  stop(): void
}

/**
 * Creates a progress line on the terminal. If the output is not a terminal but, for example, a log, prints a line every
 * few seconds. Prints nothing before the first update.
 */
export function progressLine(title: string): ProgressLine {
  const bar = new SingleBar({
    format: `${title} [{bar}] {percentage} %`,
    barCompleteChar: '=',
    barIncompleteChar: ' ',
    hideCursor: true,
    noTTYOutput: !process.stderr.isTTY,
    notTTYSchedule: 2_000,
  })
  let started = false
  return {
    update(done, total) {
      if (!started) bar.start(total, 0)
      started = true
      bar.setTotal(total)
      bar.update(done)
    },
    stop() {
      if (started) bar.stop()
    },
  }
}
