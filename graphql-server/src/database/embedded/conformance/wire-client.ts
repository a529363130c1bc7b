import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Binary, BSON, Long } from 'bson'
import type { Fields } from './deployment.ts'

/** A client that speaks the wire protocol without a driver, for messages that a driver would never send. */
export class WireClient {
  readonly #socket: Socket
  readonly #waiting: ((reply: Fields) => void)[] = []
  #received = Buffer.alloc(0)
  /** Resolves when the server closes the connection. */
  readonly closed: Promise<void>

  private constructor(socket: Socket) {
    this.#socket = socket
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()))
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => this.#receive(chunk))
  }

  /** Connects to a Unix domain socket, or to a port, and logs in if the URI has a password. */
  static async open(uri: string): Promise<WireClient> {
    const [, password, place = ''] = /^mongodb:\/\/(?:\w+:(\w+)@)?([^/,]+)/.exec(uri) ?? []
    const [host, port = '27017'] = place.split(':')
    const socket = place.endsWith('.sock')
      ? connect(decodeURIComponent(place))
      : connect(Number(port), host)
    await once(socket, 'connect')
    const client = new WireClient(socket)
    if (password !== undefined) await client.#signIn(password)
    return client
  }

  async #signIn(password: string): Promise<void> {
    const payload = new Binary(Buffer.from(`\0kirana\0${password}`))
    await this.command({ saslStart: 1, mechanism: 'PLAIN', payload, $db: '$external' })
  }

  #receive(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk])
    while (this.#received.length >= 16 && this.#received.length >= this.#received.readInt32LE(0)) {
      const message = this.#received.subarray(0, this.#received.readInt32LE(0))
      this.#received = this.#received.subarray(message.length)
      const start = message.readInt32LE(12) === 2013 ? 21 : 36
      this.#waiting.shift()?.(BSON.deserialize(message.subarray(start), { promoteLongs: false }))
    }
  }

  get isClosed(): boolean {
    return this.#socket.destroyed
  }

  sendRaw(bytes: Uint8Array): void {
    this.#socket.write(bytes)
  }

  /** Sends without waiting for a reply. */
  send(command: Fields, { flags = 0, opCode = 2013 } = {}): void {
    const body = BSON.serialize(command)
    const query = Buffer.concat([Buffer.alloc(4), Buffer.from('admin.$cmd\0'), Buffer.alloc(8)])
    const head = opCode === 2004 ? query : Buffer.concat([Buffer.alloc(4), Buffer.from([0])])
    if (opCode !== 2004) head.writeUInt32LE(flags, 0)
    const header = Buffer.alloc(16)
    header.writeInt32LE(16 + head.length + body.length, 0)
    header.writeInt32LE(7, 4)
    header.writeInt32LE(opCode, 12)
    this.sendRaw(Buffer.concat([header, head, body]))
  }

  /** Sends a command and returns the reply, even an error. */
  command(command: Fields, options?: { opCode: number }): Promise<Fields> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.send(command, options)
    })
  }

  close(): void {
    this.#socket.destroy()
  }
}

/** The fields with which a session numbers its writes. */
export function numbered(lsid: Fields, number: number): Fields {
  return { lsid, txnNumber: Long.fromNumber(number) }
}
