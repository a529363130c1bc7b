import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forward } from './forward.ts'
import { dial, listen, type Listener } from './listener.ts'
import { readMessages } from './message-stream.ts'
import { writeMessage } from './messages.ts'

let folder: string
let owner: Listener
let joined: Listener
let driver: Socket

/** Sets up an owner, a process that has joined it, and a connection from that process's driver. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'listener-'))
  owner = await listen(folder)
  joined = await listen(folder)
  joined.handle((socket) => forward(socket, dial(folder, owner.address)))
  driver = dial(folder, joined.address)
  await once(driver, 'connect')
})
afterEach(async () => {
  driver.destroy()
  await Promise.all([owner.close(), joined.close()])
  await rm(folder, { recursive: true })
})

const MESSAGE = writeMessage({ ping: 1 })

/** Echoes every message on a connection. */
const echo = (socket: Socket) =>
  readMessages(socket, (header, rest) => void socket.write(Buffer.concat([header, rest])))

async function ask(): Promise<unknown> {
  driver.write(MESSAGE)
  const data: unknown[] = await once(driver, 'data')
  return data[0]
}

it("a joined process keeps an idle driver's connection while another owner takes over", async () => {
  owner.handle(echo)
  expect(await ask()).toEqual(MESSAGE)
  await owner.close()
  joined.suspend()
  const replied = ask()
  joined.handle(echo)
  expect(await replied).toEqual(MESSAGE)
})

it("a joined process closes a driver's connection that waits for a reply from a lost owner", async () => {
  const received = vi.fn(() => new Promise<void>(() => {}))
  owner.handle((socket) => readMessages(socket, received))
  driver.resume().write(MESSAGE)
  await vi.waitFor(() => expect(received).toHaveBeenCalledOnce(), { timeout: 20_000 })
  const closed = once(driver, 'close')
  await owner.close()
  await closed
})
