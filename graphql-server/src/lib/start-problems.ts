import { resolve, sep } from 'node:path'

interface SystemError extends Error {
  code: string
  path?: string
  syscall?: string
}

/** Explanations of problems with a path in the data folder, with instructions, by the operating system's error. */
const FOLDER_PROBLEMS = new Map<string, (path: string) => string>([
  ['EEXIST', (path) => `${path} is a file: choose another name for the folder`],
  ['ENOTDIR', (path) => `${path} is below a file: choose another folder`],
  ['EACCES', describeForbidden],
  ['EPERM', describeForbidden],
  ['EROFS', (path) => `${path} is on a read-only disk: choose a writable folder`],
  ['ENOSPC', describeFull],
  ['EDQUOT', describeFull],
])

function describeForbidden(path: string): string {
  return `the account that runs the server may not use ${path}: give it access, or choose another folder`
}

function describeFull(): string {
  return 'the disk is full: free space, or choose a folder on another disk'
}

/** Converts failures to use the data folder, or a folder in it, to errors with instructions. */
export function explainFolderProblems<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return explain(work, (error) => describeFolderProblem(error, resolve(folder)))
}

function describeFolderProblem(error: SystemError, folder: string): string | null {
  // A failed write to an open file names no path.
  const path = resolve(error.path ?? folder)
  const isAbove = (folder + sep).startsWith(path + sep)
  if (!isAbove && !path.startsWith(folder + sep)) return null
  const sentence = FOLDER_PROBLEMS.get(error.code)?.(path)
  if (sentence !== undefined) return `DATA_DIR: ${sentence}.`
  if (error.syscall !== 'mkdir') return null
  return `DATA_DIR: ${path} cannot be created (${error.code}): choose another folder.`
}

interface Place {
  port: number
  host: string
}
type PortVariable = 'PORT' | 'METRICS_PORT'

/** Listens at a port. Throws an error that names the variable to change: the port's, or HOST. */
export function explainListenProblems<Result>(
  variable: PortVariable,
  { port, host }: Place,
  listen: (place: Place) => Promise<Result>,
): Promise<Result> {
  const work = () => listen({ port, host })
  return explain(work, (error) => describeListenProblem(error, variable, { port, host }))
}

function describeListenProblem(
  { code, syscall }: SystemError,
  variable: PortVariable,
  { port, host }: Place,
): string | null {
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return null
  if (code === 'EADDRINUSE') {
    return `${variable}: ${port} is used by another program: stop that program, or choose another port.`
  }
  if (code === 'EACCES') {
    return `${variable}: the account that runs the server may not open ${port}: choose a port from 1024.`
  }
  return `HOST: ${host} is not an address of this machine (${code}): choose one of its addresses, or 0.0.0.0 for all.`
}

async function explain<Result>(
  work: () => Promise<Result>,
  describe: (error: SystemError) => string | null,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const sentence = isSystemError(error) ? describe(error) : null
    if (sentence === null) throw error
    throw new Error(sentence, { cause: error })
  }
}

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}
