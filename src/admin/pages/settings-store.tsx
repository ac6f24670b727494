import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Link, LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { StaffSettings } from '../../contract/admin/settings.ts'
import { localized } from '../../i18n/languages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { storeFields } from '../settings/fields-of-group.ts'
import { SettingsForm } from '../settings/settings-form.tsx'
import { StoreActs } from '../settings/store-acts.tsx'
import { settingsQuery } from '../settings/use-settings.ts'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PageTitle } from '../site/page-title.tsx'
import { adminHref } from '../site/screens.ts'

export function Page() {
  const settings = useQuery(settingsQuery)
  if (settings.data) return <StorePage settings={(settings.data as unknown as StaffSettings).stores} />
  return <Loading query={settings} className="mt-8 h-96" />
}

function StorePage({ settings }: { settings: StaffSettings['stores'] }) {
  const { settings: words } = useAdminWords()
  const { words: shop, language } = useSite()
  const may = useMay()
  const { storeId = '' } = useParams()
  const index = settings.value.findIndex(({ id }) => id === storeId)
  const store = settings.value[index]
  if (!store) return <UnknownStore />
  const name = localized(store, 'name', language)
  return (
    <>
      <PageHeading
        title={name}
        back={
          <Link to={adminHref('settings')} className="plain-link inline-block min-h-6 text-ink-soft">
            {words.backToStores}
          </Link>
        }
      />
      {store.isClosed && <p className="mb-4 text-small text-terracotta">{words.isClosedStore}</p>}
      <SettingsForm
        key={storeId}
        group="stores"
        settings={{ ...settings, value: store, default: settings.default.find(({ id }) => id === storeId) }}
        fields={storeFields(words, shop.weekdays.split(' '))}
        prefix={`${index}.`}
        finish={(changed) => settings.value.map((one) => (one.id === storeId ? changed : one))}
        title={name}
        level="h2"
      >
        {() => may('settings.edit') && <StoreActs settings={settings} storeId={storeId} isClosed={store.isClosed} />}
      </SettingsForm>
    </>
  )
}

function UnknownStore() {
  const { settings: words } = useAdminWords()
  return (
    <>
      <PageTitle>{words.unknownStore}</PageTitle>
      <EmptyState title={words.unknownStore} text="">
        <LinkButton to={adminHref('settings')}>{words.backToStores}</LinkButton>
      </EmptyState>
    </>
  )
}
