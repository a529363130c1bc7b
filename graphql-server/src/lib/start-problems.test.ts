import { createServer } from 'node:net'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { explainFolderProblems, explainListenProblems } from './start-problems.ts'

const systemError = (code: string, more: { path?: string; syscall?: string } = {}) =>
  Object.assign(new Error(`${code}: raw, mkdir '/srv/data'`), { code, ...more })

describe('explainFolderProblems', () => {
  const explain = (error: Error) => explainFolderProblems('/srv/data', () => Promise.reject(error))

  it.each([
    ['EEXIST', 'DATA_DIR: /srv/data/x is a file: choose another name for the folder.'],
    ['ENOTDIR', 'DATA_DIR: /srv/data/x is below a file: choose another folder.'],
    [
      'EACCES',
      'DATA_DIR: the account that runs the server may not use /srv/data/x: give it access, or choose another folder.',
    ],
    ['EROFS', 'DATA_DIR: /srv/data/x is on a read-only disk: choose a writable folder.'],
    ['ENOENT', 'DATA_DIR: /srv/data/x cannot be created (ENOENT): choose another folder.'],
  ])('explainFolderProblems explains %s', async (code, sentence) => {
    const error = systemError(code, { path: '/srv/data/x', syscall: 'mkdir' })
    await expect(explain(error)).rejects.toThrow(expect.objectContaining({ message: sentence }))
  })

  it('explainFolderProblems explains a parent folder that cannot be created', async () => {
    const error = systemError('ENOTDIR', { path: '/srv', syscall: 'mkdir' })
    await expect(explain(error)).rejects.toThrow('DATA_DIR: /srv is below a file')
  })

  it('explainFolderProblems explains a full disk, whose error names no path', async () => {
    const sentence = 'DATA_DIR: the disk is full: free space, or choose a folder on another disk.'
    await expect(explain(systemError('ENOSPC', { syscall: 'write' }))).rejects.toThrow(sentence)
  })

  it('explainFolderProblems passes on other errors', async () => {
    for (const error of [
      systemError('EACCES', { path: '/srv/database' }),
      systemError('ENOENT', { path: '/srv/data/x', syscall: 'open' }),
      new Error('The files are damaged.'),
    ])
      await expect(explain(error)).rejects.toBe(error)
  })
})

describe('explainListenProblems', () => {
  const listen = (variable: 'PORT' | 'METRICS_PORT', port: number, host: string) =>
    explainListenProblems(variable, { port, host }, async () => {
      const server = createServer().listen(port, host)
      await once(server, 'listening')
      return server
    })

  it.each(['203.0.113.7', '999.1.1.1', 'http://x'])(
    'explainListenProblems explains HOST=%s',
    async (host) => {
      await expect(listen('METRICS_PORT', 0, host)).rejects.toThrow(
        /^HOST: \S+ is not an address of this machine \([A-Z_]+\): choose one of its addresses, or 0\.0\.0\.0 for all\.$/,
      )
    },
  )

  it('explainListenProblems explains a port that is in use', async () => {
    const server = await listen('PORT', 0, '127.0.0.1')
    const bound = server.address()
    if (bound === null || typeof bound === 'string') throw new Error('The server has no port.')
    for (const variable of ['PORT', 'METRICS_PORT'] as const)
      await expect(listen(variable, bound.port, '127.0.0.1')).rejects.toThrow(
        `${variable}: ${bound.port} is used by another program: stop that program, or choose another port.`,
      )
    server.close()
  })

  it('explainListenProblems explains a port that the account may not open', async () => {
    const error = systemError('EACCES', { syscall: 'listen' })
    const listening = explainListenProblems('PORT', { port: 80, host: '0.0.0.0' }, () =>
      Promise.reject(error),
    )
    await expect(listening).rejects.toThrow(
      'PORT: the account that runs the server may not open 80: choose a port from 1024.',
    )
  })
})
