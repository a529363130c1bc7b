import { expect, it } from 'vitest'
import { crashRounds } from '../../src/database/embedded/conformance/crash-rounds.ts'
import { withFolder } from './store-process.ts'

const KILLS = Number(process.env.KILLS ?? 200)

it(`the embedded database survives ${KILLS} kills without lost, torn or repeated writes`, () =>
  withFolder(async (folder) => {
    const { failures, ...counts } = await crashRounds(folder, KILLS)
    process.stdout.write(`${JSON.stringify(counts)}\n`)
    expect(failures).toEqual([])
  }))
