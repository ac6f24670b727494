import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface ReceivedEmail {
  to: string
  source: string
  messageId: string
  subject: string
}

interface Behaviour {
  /** The rejection of a recipient; `undefined` accepts it. */
  reject?: (to: string, tries: number) => { responseCode: number; message: string } | undefined
  /** How DATA fails; accepted by default. */
  receive?: 'hang' | 'drop during data' | 'drop after acknowledgement'
}

type Session = { envelope: { rcptTo: { address: string }[] }; id: string; remotePort: number }

/** An SMTP server on loopback that can be made to fail. */
export async function openMailServer(first: Behaviour = {}) {
  let behaviour = first
  const received: ReceivedEmail[] = []
  const attempts = new Map<string, number>()
  const sockets = new Set<Socket>()
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      const count = (attempts.get(address) ?? 0) + 1
      attempts.set(address, count)
      const rejection = behaviour.reject?.(address, count)
      callback(rejection && Object.assign(new Error(rejection.message), { responseCode: rejection.responseCode }))
    },
    onData(stream, session: Session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (behaviour.receive === 'drop during data') for (const socket of sockets) socket.destroy()
      })
      stream.on('end', () => {
        if (behaviour.receive === 'hang') return
        const source = Buffer.concat(chunks).toString()
        const [to = ''] = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, source, messageId: headerOf(source, 'Message-ID'), subject: headerOf(source, 'Subject') })
        callback()
        if (behaviour.receive === 'drop after acknowledgement') {
          setImmediate(() => {
            // Others may have been received and not be acknowledged yet.
            for (const socket of sockets) if (socket.remotePort === session.remotePort) socket.end()
          })
        }
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: received,
    tries: attempts,
    connections: () => connections,
    setBehaviour(next: Behaviour) {
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
