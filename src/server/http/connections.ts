import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Connection {
  responses: Set<ServerResponse>
  idleSince: number
  /** What had been read when it became idle: more has been read once a request begins to arrive. */
  readWhenIdle: number
}

/** A client that was just answered may have sent its next request already: closing its connection would lose it. */
const LINGER_MS = 2_000

/** The open connections of a server and what is under way on each, so that closing cuts none in use. */
export class Connections {
  readonly #connections = new Map<Socket, Connection>()
  #isClosing = false

  add(socket: Socket): void {
    this.#connections.set(socket, { responses: new Set(), idleSince: performance.now(), readWhenIdle: 0 })
    socket.once('close', () => this.#connections.delete(socket))
  }

  /** Notes a request until its answer is finished or its connection is lost. */
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

  /** From now on every answer says that it is the last on its connection. */
  startClosing(): void {
    this.#isClosing = true
    for (const { responses } of this.#connections.values()) {
      for (const response of responses) if (!response.headersSent) response.setHeader('Connection', 'close')
    }
  }

  /**
   * Ends the connections on which nothing is under way, nor has been for a moment. It looks once what had arrived was
   * read: in a process that was held up, a request may be waiting.
   */
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

  /**
   * Cuts every connection.
   *
   * @returns how many requests were under way
   */
  cut(): number {
    const underWay = [...this.#connections.values()].reduce((count, { responses }) => count + responses.size, 0)
    for (const socket of this.#connections.keys()) socket.destroy()
    return underWay
  }
}
