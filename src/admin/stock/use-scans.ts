import { useEffect, useRef, useState } from 'react'
import { useApi } from '../site/admin-context.tsx'
import { isRefusal } from '../site/is-refusal.ts'
import { addWaiting, listWaiting, removeWaiting } from './scan-queue.ts'
import type { StockCount } from './stock.ts'

const RETRY_MS = 5_000
const MOST_AT_ONCE = 200

interface Handlers {
  onCount: (count: StockCount) => void
  onError: (error: unknown) => void
}

/**
 * Adds scans to a count. Each is kept on the device until the server has it; while the connection is away it is tried
 * again, and the server counts each scan once.
 */
export function useScans(countId: number, handlers: Handlers) {
  const api = useApi()
  const [waiting, setWaiting] = useState(0)
  const sending = useRef(Promise.resolve())
  const latest = useRef(handlers)
  latest.current = handlers

  const flush = async () => {
    const scans = (await listWaiting(countId)).slice(0, MOST_AT_ONCE)
    setWaiting(scans.length)
    if (scans.length === 0) return
    const ids = scans.map(({ id }) => id)
    try {
      const body = { scans: scans.map(({ id, code, at }) => ({ id, code, at })), sentAt: new Date().toISOString() }
      const count = await api.counts.scan(countId, body)
      await removeWaiting(ids)
      latest.current.onCount(count)
      setWaiting((await listWaiting(countId)).length)
    } catch (error) {
      if (!isRefusal(error) || error.status === 401) return
      await removeWaiting(ids)
      setWaiting(0)
      latest.current.onError(error)
    }
  }
  const send = useRef(() => {})
  send.current = () => {
    sending.current = sending.current.then(flush).catch((error) => latest.current.onError(error))
  }
  useEffect(() => {
    const again = () => send.current()
    again()
    const timer = setInterval(again, RETRY_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [])

  const scan = async (code: string) => {
    await addWaiting({ id: crypto.randomUUID(), countId, code, at: new Date().toISOString() })
    setWaiting((known) => known + 1)
    send.current()
  }
  return { waiting, scan: (code: string) => void scan(code).catch((error) => latest.current.onError(error)) }
}
