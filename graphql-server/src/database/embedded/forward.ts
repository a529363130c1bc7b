import { pipeline, type Duplex } from 'node:stream'

/** Passes everything on between two connections. Both end when one does. */
export function forward(from: Duplex, to: Duplex): void {
  const end = () => {
    from.destroy()
    to.destroy()
  }
  pipeline(from, to, end)
  pipeline(to, from, end)
}
