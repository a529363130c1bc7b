/** Whether `npm run test:journeys` runs: all journeys on all devices. `npm test` runs one per capability on one device. */
export const isComplete = process.env.JOURNEYS === 'all'

/** Adds tests that only `npm run test:journeys` runs. */
export function further(addTests: () => void): void {
  if (isComplete) addTests()
}

/** Cases that only `npm run test:journeys` runs, because others run the same code. */
export const furtherCases = <Case>(cases: Case[]): Case[] => (isComplete ? cases : [])
