import { useEffect, useState } from 'react'

const EVERY_MS = 30_000

/** The time, kept current. Known in the browser only: a rendered page may be days old. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const look = () => setNow(new Date())
    look()
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
