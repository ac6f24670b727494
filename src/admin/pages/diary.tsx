import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { shownDays, useDiaryAddress } from '../diary/diary-address.ts'
import { DiaryDayPage } from '../diary/diary-day-page.tsx'
import { DiaryHead } from '../diary/diary-head.tsx'
import { SearchResults } from '../diary/search-results.tsx'
import { WeekView } from '../diary/week-view.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { Loading } from '../site/loading.tsx'
import { keepOwnStore } from '../site/own-store.ts'

/** How often the diary is read again while it is open: customers book meanwhile. */
const REFRESH_MS = 30_000

export function Page() {
  const address = useDiaryAddress()
  const { store, q, view } = address
  const diary = useQuery({
    ...adminQuery('GET /api/admin/diary', {
      query: { store, from: shownDays(address).from, days: String(shownDays(address).days) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  const { data } = diary
  const shownStore = data?.store.id
  useEffect(() => {
    if (shownStore && store === shownStore) keepOwnStore(shownStore)
  }, [shownStore, store])
  return (
    <>
      <DiaryHead diary={data} />
      {q !== '' && <SearchResults stores={data?.stores ?? []} />}
      {q === '' &&
        data &&
        (view === 'week' ? (
          <WeekView diary={data} isBusy={diary.isPlaceholderData} />
        ) : (
          <DiaryDayPage diary={data} isBusy={diary.isPlaceholderData} />
        ))}
      {q === '' && <Loading query={diary} className="mt-6 h-96" />}
    </>
  )
}
