import { useEffect, useState } from 'react'
import { dayInCyprus } from '../../domain/calendar.ts'

/** Today in Cyprus. Known in the browser only: a rendered page may be a day old. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>()
  useEffect(() => setToday(dayInCyprus(new Date())), [])
  return today
}
