import { useEffect, useState } from 'react'
import { dayInCyprus } from '../../domain/calendar.ts'

/** The day in Cyprus. It is known to the browser only: the page as bytes may be of another day. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>()
  useEffect(() => setToday(dayInCyprus(new Date())), [])
  return today
}
