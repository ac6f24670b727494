import { Link } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { fill } from '../../i18n/translate.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { useFocusAfterPress } from '../../ui/use-focus-after-press.ts'

const STEP = 'plain-link inline-flex min-h-11 items-center text-small'

interface PageLinksProps {
  position: { current: number; total: number }
  addressOfPage: (page: number) => string
}

export function PageLinks({ position, addressOfPage }: PageLinksProps) {
  const { listing } = useWords()
  const { current, total } = position
  const onPress = useFocusAfterPress(
    current,
    () => document.getElementById('products') ?? document.querySelector('main'),
  )
  if (total <= 1) return null
  const step = (page: number, rel: 'prev' | 'next', word: string) => (
    <Link to={addressOfPage(page)} rel={rel} onClick={onPress} className={STEP}>
      {word}
    </Link>
  )
  return (
    <Pagination
      label={listing.pagination}
      position={fill(listing.page, position)}
      previous={current > 1 && step(current - 1, 'prev', listing.previous)}
      next={current < total && step(current + 1, 'next', listing.next)}
    />
  )
}
