import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createOnce } from '../../../lib/files/create-once.ts'
import { addressSchema, type Address } from '../wire/listener.ts'

/**
 * One process at a time owns a folder. Its claim is a file owner-N.json with its address, where N is greater than every
 * earlier owner's number. A claim is made only when the last owner has stopped listening, and only one process can
 * create the file with the next number. The last owner's file is never removed, so that no number is used twice.
 */
const CLAIM = /^owner-(\d+)\.json$/

export interface Claim {
  number: number
  address: Address | undefined
}

/** The current claim, if the folder ever had an owner. */
export function lastClaim(folder: string): Claim | undefined {
  const number = Math.max(0, ...claimNumbers(folder))
  return number === 0 ? undefined : { number, address: readAddress(claimPath(folder, number)) }
}

function claimNumbers(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => {
    const number = CLAIM.exec(name)?.[1]
    return number === undefined ? [] : [Number(number)]
  })
}

function readAddress(path: string): Address | undefined {
  try {
    return addressSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}

/** Claims a folder whose owner is gone. Returns the claim's number, or undefined if another process was faster. */
export function claimFolder(folder: string, address: Address, last = 0): number | undefined {
  const number = last + 1
  if (!createOnce(claimPath(folder, number), JSON.stringify(address))) return undefined
  const numbers = claimNumbers(folder)
  if (Math.max(...numbers) > number) {
    // While this process was slow, others made later claims and removed the file with this number.
    rmSync(claimPath(folder, number), { force: true })
    return undefined
  }
  for (const old of numbers) if (old < number) rmSync(claimPath(folder, old), { force: true })
  return number
}

/** Whether there is no later claim. */
export function isLastClaim(folder: string, number: number): boolean {
  return Math.max(...claimNumbers(folder)) === number
}

function claimPath(folder: string, number: number): string {
  return join(folder, `owner-${number}.json`)
}
