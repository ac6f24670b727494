import type { ChangeEvent } from 'react'
import { useNavigate } from 'react-router'
import { Link, LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { addDays, dayInCyprus } from '../../domain/calendar.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { BOX } from '../../ui/field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { PageTitle } from '../site/page-title.tsx'
import { diaryHref, mondayOf, useDiaryAddress } from './diary-address.ts'
import type { Diary } from './diary-page.ts'
import { DiarySearch } from './diary-search.tsx'
import { useDiaryNames } from './use-diary-names.ts'

/** Which day, which store, and the search. */
export function DiaryHead({ diary }: { diary: Diary | undefined }) {
  const { diary: words } = useAdminWords()
  const { language } = useSite()
  const { view, day, q } = useDiaryAddress()
  const monday = mondayOf(day)
  const week = fill(words.weekOf, {
    from: formatDate(monday, 'shortWeekday', language),
    to: formatDate(addDays(monday, 6), 'shortWeekday', language),
  })
  const shown = view === 'week' ? week : formatDate(day, 'weekday', language)
  return (
    <div className="print:hidden">
      <PageTitle>{words.title}</PageTitle>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-6 pb-4">
        <div className="min-w-0">
          <p className="label mb-1 text-ink-soft">{words.title}</p>
          <h1 className="figures text-title first-letter:uppercase">
            {q === '' ? shown : fill(words.found, { query: q })}
          </h1>
        </div>
        <DiarySearch />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-hairline">
        <Stores stores={diary?.stores ?? []} shown={diary?.store.id} />
        <DaySteps />
      </div>
    </div>
  )
}

const TAB =
  'flex min-h-11 items-center border-b-2 border-transparent text-small whitespace-nowrap text-ink-soft -outline-offset-2 transition-colors hover:text-ink aria-[current]:border-brass aria-[current]:text-ink'

function Stores({ stores, shown }: { stores: Diary['stores']; shown: string | undefined }) {
  const { diary: words } = useAdminWords()
  const names = useDiaryNames()
  const { view, day } = useDiaryAddress()
  return (
    <nav aria-label={words.stores} className="no-scrollbar -mb-px overflow-x-auto">
      <ul className="flex min-h-11 gap-x-6">
        {stores.map((store) => (
          <li key={store.id}>
            <Link
              to={diaryHref({ view, day, store: store.id })}
              aria-current={store.id === shown ? 'page' : undefined}
              preventScrollReset
              className={TAB}
            >
              {names.store(store)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function DaySteps() {
  const { diary: words } = useAdminWords()
  const address = useDiaryAddress()
  const navigate = useNavigate()
  const { view, day, store } = address
  const by = view === 'week' ? 7 : 1
  const go = (to: string) => diaryHref({ view, store, day: to })
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.value) void navigate(go(target.value), { preventScrollReset: true })
  }
  return (
    <div className="flex flex-wrap items-center gap-2 pb-3 max-sm:w-full">
      <nav aria-label={words.views} className="flex max-sm:w-full sm:mr-2">
        {(['day', 'week'] as const).map((name) => (
          <Link
            key={name}
            to={diaryHref({ view: name, store, day })}
            aria-current={name === view ? 'page' : undefined}
            preventScrollReset
            className="flex min-h-11 items-center border border-ink/35 px-4 text-small transition-colors first:rounded-l-edge last:rounded-r-edge last:-ml-px hover:bg-chalk aria-[current]:z-10 aria-[current]:border-ink aria-[current]:bg-chalk aria-[current]:font-medium max-sm:grow max-sm:justify-center"
          >
            {words.view[name]}
          </Link>
        ))}
      </nav>
      <Arrow to={go(addDays(day, -by))} label={view === 'week' ? words.earlierWeek : words.earlierDay} isBack />
      <LinkButton
        to={go(dayInCyprus(new Date()))}
        look="outline"
        preventScrollReset
        className="min-h-11! px-4! py-1.5! max-sm:px-3!"
      >
        {words.today}
      </LinkButton>
      <Arrow to={go(addDays(day, by))} label={view === 'week' ? words.laterWeek : words.laterDay} />
      <input
        type="date"
        key={day}
        defaultValue={day}
        onChange={choose}
        aria-label={words.goTo}
        className={`${BOX} min-h-11! w-auto! min-w-0 py-1.5! text-small max-sm:grow max-sm:basis-0 max-sm:px-2!`}
      />
    </div>
  )
}

function Arrow({ to, label, isBack = false }: { to: string; label: string; isBack?: boolean }) {
  return (
    <Link
      to={to}
      aria-label={label}
      preventScrollReset
      className="grid size-11 place-items-center rounded-edge border border-ink/35 transition-colors hover:border-ink hover:bg-chalk"
    >
      <svg
        viewBox="0 0 8 12"
        className={`w-2 ${isBack ? 'rotate-180' : ''}`}
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M1.5 1l5 5-5 5" />
      </svg>
    </Link>
  )
}
