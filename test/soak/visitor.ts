import { createClient } from '../../src/contract/client.ts'
import { ApiError } from '../../src/contract/send-call.ts'
import { addDays, dayInCyprus } from '../../src/domain/calendar.ts'
import type { OnAnswer } from './answers.ts'
import { createSender } from './insist.ts'
import { pause } from './network-faults.ts'

export interface VisitFindings {
  /** E-mail addresses with which an appointment was asked for; whether it was acknowledged. */
  bookings: Map<string, boolean>
  /** Usernames that were registered; whether it was acknowledged. */
  accounts: Map<string, boolean>
  /** Whose session it was, and whose account, cart and orders were shown. */
  sessions: SeenSession[]
  /** Lists of products that were read. */
  reads: number
}

/** `null` is a guest. */
export interface SeenSession {
  own: string | null
  shown: string | null
}

interface Visiting {
  /** The address of a shop, another one each time. */
  origin: () => string
  findings: VisitFindings
  onAnswer: OnAnswer
  onUnexpected: (message: string) => void
  isOver: () => boolean
}

const PAUSE_MS = 100
const VIEWS = 4

/** Browses as a guest, registers, looks at the own account, books an appointment and signs out, again and again. */
export async function visitUntilOver(visiting: Visiting, name: string): Promise<void> {
  for (let round = 0; !visiting.isOver(); round++) await visitOnce(visiting, `${name}-${round}`)
}

/** One browser, whose calls are made once. */
function openBrowser({ origin, findings, onAnswer, onUnexpected }: Visiting) {
  const api = createClient(createSender(origin, new Map(), onAnswer))
  return {
    api,
    /** Null where it was not answered, or refused. */
    async ask<T>(call: () => Promise<T>): Promise<T | null> {
      try {
        return await call()
      } catch (error) {
        if (error instanceof ApiError && error.status === 400) onUnexpected(`${error.status} ${error.message}`)
        await pause(PAUSE_MS)
        return null
      }
    },
    /** Whose account is shown. @param own whose it must be, if anybody's */
    async look(own: string | null): Promise<void> {
      const shown = await api.account.me().then(
        (user) => user.username,
        (error) => (error instanceof ApiError && error.status === 401 ? null : undefined),
      )
      if (shown !== undefined) findings.sessions.push({ own, shown })
    },
  }
}

async function visitOnce(visiting: Visiting, name: string): Promise<void> {
  const { findings, isOver } = visiting
  const { api, ask, look } = openBrowser(visiting)
  if ((await ask(() => api.catalog.listProducts({ limit: 12 }))) !== null) findings.reads += 1
  await look(null)
  const password = `${name}-secret`
  const person = { firstName: 'Niki', lastName: 'Pavlou', email: `${name}@example.com` }
  findings.accounts.set(name, false)
  const registered = await ask(() => api.account.register({ ...person, username: name, password }))
  if (registered !== null) findings.accounts.set(name, true)
  const user = registered ?? (await ask(() => api.account.logIn({ username: name, password })))
  for (let view = 0; user !== null && view < VIEWS && !isOver(); view++) {
    await look(name)
    await pause(PAUSE_MS)
  }
  findings.bookings.set(person.email, false)
  const date = addDays(dayInCyprus(new Date()), 14)
  const form = { ...person, phone: '+357 99 112233', store: 'Nicosia', date, message: '' }
  if ((await ask(() => api.appointments.book(form))) !== null) findings.bookings.set(person.email, true)
  const isOut = user !== null && (await ask(() => api.account.logOut().then(() => true))) === true
  if (isOut) await look(null)
}
