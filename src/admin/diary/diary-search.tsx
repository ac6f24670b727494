import { useAdminWords } from '../site/admin-words.tsx'
import { SearchBox } from '../site/search-box.tsx'
import { diaryHref, useDiaryAddress } from './diary-address.ts'

/** One box for phone, name and e-mail. */
export function DiarySearch() {
  const { diary: words } = useAdminWords()
  const { q, store, day, view } = useDiaryAddress()
  const hrefOf = (typed: string) => diaryHref({ store, day, view, q: typed })
  const texts = { label: words.search, hint: words.searchHint, clearLabel: words.clear }
  return <SearchBox {...texts} q={q} hrefOf={hrefOf} width="md:w-80" />
}
