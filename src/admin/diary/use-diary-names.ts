import { useSite } from '../../client/site-context.tsx'
import { lookUp } from '../../domain/look-up.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { type Appointment, type Diary, type DiaryDay, shownStatus } from './diary-page.ts'

/** What things of the diary are called in the language of the page. */
export function useDiaryNames() {
  const { diary: words } = useAdminWords()
  const { words: shop, language } = useSite()
  const service = ({ service: name }: Pick<Appointment, 'service'>) =>
    name === null ? shop.contact.anyService : shop.appointment.services[name]
  const person = ({ firstName, lastName }: Pick<Appointment, 'firstName' | 'lastName'>) =>
    `${firstName} ${lastName}`.trim() || words.noName
  return {
    service,
    person,
    seat: (number: number | null) => (number === null ? words.allSeats : fill(words.seat, { number })),
    store: (store: Diary['stores'][number] | undefined) => (store ? localized(store, 'name', language) : ''),
    status: (appointment: Appointment) => words.status[shownStatus(appointment)],
    /** Why a store is closed, or open at other hours. */
    closing: ({ hours, holiday, note }: DiaryDay): string | null => {
      if (hours !== null) return null
      if (note?.[language]) return fill(words.closedSpecial, { note: note[language] })
      const name = holiday && lookUp<string>(shop.appointment.holidays, holiday)
      return name ? fill(words.closedHoliday, { holiday: name }) : words.closed
    },
  }
}
