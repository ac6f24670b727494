import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface Taken {
  to: string
  /** As it came over the wire. */
  source: string
  messageId: string
  subject: string
}

interface Behaviour {
  /** What the server answers to a recipient; nothing takes it. */
  refuse?: (to: string, tries: number) => { responseCode: number; message: string } | undefined
  /** What it does with a letter's contents; it takes them where this is not given. */
  receive?: 'hang' | 'die in the middle' | 'die once acknowledged'
}

type Session = { envelope: { rcptTo: { address: string }[] }; id: string }

/** A mail server on loopback, that can be told to behave badly. */
export async function openMailServer(first: Behaviour = {}) {
  let behaviour = first
  const taken: Taken[] = []
  const tries = new Map<string, number>()
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      const count = (tries.get(address) ?? 0) + 1
      tries.set(address, count)
      const refusal = behaviour.refuse?.(address, count)
      callback(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode }))
    },
    onData(stream, session: Session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (behaviour.receive === 'die in the middle') for (const socket of sockets) socket.destroy()
      })
      stream.on('end', () => {
        if (behaviour.receive === 'hang') return
        const source = Buffer.concat(chunks).toString()
        const [to = ''] = session.envelope.rcptTo.map(({ address }) => address)
        taken.push({ to, source, messageId: headerOf(source, 'Message-ID'), subject: headerOf(source, 'Subject') })
        callback()
        if (behaviour.receive === 'die once acknowledged') {
          setImmediate(() => {
            for (const socket of sockets) socket.end()
          })
        }
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    tries,
    behave(next: Behaviour) {
      behaviour = next
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>

function headerOf(source: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim() ?? ''
}
