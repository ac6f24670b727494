import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

interface Cut {
  /** The connection is cut when the shop sends this text. */
  at: string
  /** Whether the server still receives the text, so that only its response is lost. */
  isForwarded: boolean
  times: number
}

/** A proxy between a shop and a PostgreSQL server that can cut connections. */
export async function openProxy(url: string) {
  const target = new URL(url)
  const open = new Set<Socket>()
  let cut: Cut | undefined
  let delayMs = 0
  let quietMs = 0
  let packets = 0
  const server = createServer((shop) => {
    const upstream = connect(Number(target.port || 5432), target.hostname)
    const close = () => {
      shop.destroy()
      upstream.destroy()
    }
    open.add(shop)
    shop.on('close', () => open.delete(shop))
    for (const socket of [shop, upstream]) socket.on('error', close).on('close', close)
    let gathered: Buffer[] = []
    let quiet: NodeJS.Timeout | undefined
    const gather = (chunk: Buffer) => {
      gathered.push(chunk)
      clearTimeout(quiet)
      quiet = setTimeout(() => {
        shop.write(Buffer.concat(gathered))
        gathered = []
      }, quietMs)
    }
    upstream.on('data', (chunk) => {
      if (quietMs > 0) return gather(chunk)
      if (delayMs === 0) return shop.write(chunk)
      return setTimeout(() => shop.write(chunk), delayMs)
    })
    shop.on('data', (chunk) => {
      packets++
      if (cut === undefined || cut.times === 0 || !chunk.includes(cut.at)) return upstream.write(chunk)
      cut.times--
      if (!cut.isForwarded) return close()
      upstream.removeAllListeners('data').once('data', close)
      return upstream.write(chunk)
    })
  })

  async function up(port = 0): Promise<number> {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }

  async function down(): Promise<void> {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of open) socket.destroy()
    await closed
  }

  const port = await up()
  const proxied = new URL(url)
  proxied.host = `127.0.0.1:${port}`
  return {
    url: proxied.href,
    /** Cuts the next connection on which the shop sends this text. */
    cutAt(text: string, { isForwarded = false, times = 1 } = {}): void {
      cut = { at: text, isForwarded, times }
    },
    cutsLeft: () => cut?.times ?? 0,
    /** How many packets the shop has sent. */
    packets: () => packets,
    /** How much later each answer arrives. Ends with its connections: a shorter delay would change the order of answers. */
    delay(milliseconds: number): void {
      delayMs = milliseconds
      for (const socket of open) socket.destroy()
    },
    /** Hands answers on together, once the server has been quiet for so long: an answer may come in parts. */
    gatherAnswers(milliseconds: number): void {
      quietMs = milliseconds
    },
    /** Refuses new connections and closes open ones. */
    down,
    up: () => up(port),
    close: down,
  }
}

export type DatabaseProxy = Awaited<ReturnType<typeof openProxy>>
