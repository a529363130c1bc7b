import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** The stages at which a mail server can hang. */
export type Stage = 'greeting' | 'sender' | 'recipient' | 'text'

interface ReceivedMail {
  /** The addresses on the envelope. */
  from: string
  to: string[]
  /** The email as received. */
  raw: string
}

export interface TestMailServer {
  url: string
  received: ReceivedMail[]
  /** The number of connections so far. */
  connections: () => number
  /** Continues everything that hangs, and stops hanging. */
  release(): void
  close(): Promise<void>
}

/** A real mail server on this machine, which hangs at the given stage until it is released. */
export async function startMailServer(hangsAt?: Stage, port = 0): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  let connections = 0
  const held: (() => void)[] = []
  let isReleased = false
  const hangOr = (stage: Stage, go: () => void) => {
    if (stage === hangsAt && !isReleased) held.push(go)
    else go()
  }
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onConnect: (_session, callback) => {
      connections += 1
      hangOr('greeting', callback)
    },
    onMailFrom: (_address, _session, callback) => hangOr('sender', callback),
    onRcptTo: (_address, _session, callback) => hangOr('recipient', callback),
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () =>
        hangOr('text', () => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : ''
          const to = envelope.rcptTo.map(({ address }) => address)
          received.push({ from, to, raw: Buffer.concat(chunks).toString('utf8') })
          callback()
        }),
      )
    },
  }
  const smtp = new SMTPServer(options)
  smtp.on('error', () => undefined)
  smtp.listen(port, '127.0.0.1')
  await once(smtp.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${getPort(smtp.server)}`,
    received,
    connections: () => connections,
    release() {
      isReleased = true
      for (const go of held.splice(0)) go()
    },
    close: () => new Promise((resolve) => smtp.close(resolve)),
  }
}

/** A mail server that sends data without end. */
export async function startChattyServer(): Promise<
  Pick<TestMailServer, 'url' | 'connections'> & { close(): void }
> {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.write('220 hello\r\n')
    const timer = setInterval(() => socket.write('250-still thinking\r\n'), 20)
    socket.on('error', () => undefined).on('close', () => clearInterval(timer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${getPort(server)}`,
    connections: () => connections,
    close: () => server.close(),
  }
}

function getPort(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (typeof address === 'string' || !address) throw new Error('The server has no port.')
  return address.port
}

/** Parses the email as a mail program does. */
export function readMail(raw: string) {
  return PostalMime.parse(raw)
}
