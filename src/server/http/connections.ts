import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Connection {
  responses: Set<ServerResponse>
  idleSince: number
  /** `bytesRead` when it became idle; a higher value means that a request is arriving. */
  readWhenIdle: number
}

/** A client may already have sent its next request: closing its connection at once would lose it. */
const LINGER_MS = 2_000

/** Tracks open connections and their requests, so that closing cuts none in use. */
export class Connections {
  readonly #connections = new Map<Socket, Connection>()
  #isClosing = false

  add(socket: Socket): void {
    this.#connections.set(socket, { responses: new Set(), idleSince: performance.now(), readWhenIdle: 0 })
    socket.once('close', () => this.#connections.delete(socket))
  }

  begin(socket: Socket, response: ServerResponse): void {
    const connection = this.#connections.get(socket)
    if (connection === undefined) return
    if (this.#isClosing) response.setHeader('Connection', 'close')
    connection.responses.add(response)
    response.once('close', () => {
      connection.responses.delete(response)
      connection.idleSince = performance.now()
      connection.readWhenIdle = socket.bytesRead
    })
  }

  /** Whether part of an answer may have been sent, so that another would be read as its rest. */
  isAnswering(socket: Socket): boolean {
    const responses = this.#connections.get(socket)?.responses ?? []
    return [...responses].some((response) => response.headersSent)
  }

  startClosing(): void {
    this.#isClosing = true
    for (const { responses } of this.#connections.values()) {
      for (const response of responses) if (!response.headersSent) response.setHeader('Connection', 'close')
    }
  }

  /** Runs after pending reads: in a blocked process, a request may be waiting. */
  endIdle(): void {
    setImmediate(() => this.#endIdleNow())
  }

  #endIdleNow(): void {
    const now = performance.now()
    for (const [socket, { responses, idleSince, readWhenIdle }] of this.#connections) {
      const isIdle = responses.size === 0 && socket.bytesRead === readWhenIdle
      if (isIdle && now - idleSince >= LINGER_MS) socket.destroySoon()
    }
  }

  /** Returns the number of open requests. */
  cut(): number {
    const openRequests = [...this.#connections.values()].reduce((count, { responses }) => count + responses.size, 0)
    for (const socket of this.#connections.keys()) socket.destroy()
    return openRequests
  }
}
