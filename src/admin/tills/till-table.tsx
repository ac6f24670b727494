import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useStoreName } from '../site/use-stores.ts'
import type { Till } from './till.ts'

interface TillTableProps {
  tills: readonly Till[]
  onRevoke: (till: Till) => void
}

export function TillTable({ tills, onRevoke }: TillTableProps) {
  const { tills: words } = useAdminWords()
  return (
    <DataTable caption={words.caption} columns={useColumns(onRevoke)} rows={tills} keyOf={({ id }) => String(id)} />
  )
}

function useColumns(onRevoke: TillTableProps['onRevoke']): Column<Till>[] {
  const { tills: words } = useAdminWords()
  const { language } = useSite()
  const may = useMay()
  const storeName = useStoreName()
  const shown = (moment: string) => formatDate(moment, 'shortMoment', language)
  return [
    {
      key: 'name',
      title: words.name,
      cell: ({ name, store, isThisDevice, revokedAt }) => (
        <>
          <span className={`font-medium ${revokedAt ? 'text-ink-soft' : ''}`}>{name}</span>
          <span className="block text-label text-ink-soft sm:hidden">{storeName(store)}</span>
          {isThisDevice && <span className="block text-label text-sea">{words.thisDevice}</span>}
        </>
      ),
    },
    { key: 'store', title: words.store, from: 'sm', cell: ({ store }) => storeName(store) },
    {
      key: 'enrolled',
      title: words.enrolled,
      from: 'md',
      cell: ({ enrolledAt, enrolledBy }) => fill(words.enrolledBy, { date: shown(enrolledAt), name: enrolledBy }),
    },
    {
      key: 'seen',
      title: words.lastSeen,
      from: 'lg',
      cell: ({ lastSeenAt }) => (lastSeenAt ? <time dateTime={lastSeenAt}>{shown(lastSeenAt)}</time> : words.never),
    },
    {
      key: 'acts',
      title: words.acts,
      cell: (till) => {
        if (till.revokedAt) {
          return (
            <span className="text-label text-ink-soft">{fill(words.revoked, { date: shown(till.revokedAt) })}</span>
          )
        }
        if (!may('staff.edit')) return null
        return (
          <Button
            look="bare"
            aria-label={fill(words.revokeName, { name: till.name })}
            className="min-h-11 text-terracotta"
            onClick={() => onRevoke(till)}
          >
            {words.revoke}
          </Button>
        )
      },
    },
  ]
}
