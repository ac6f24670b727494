import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useSite } from '../../client/site-context.tsx'
import type { StaffSettings } from '../../contract/admin/settings.ts'
import { permissionToChange, type SettingsGroup } from '../../domain/settings.ts'
import { AnnouncementPreview } from '../settings/announcement-preview.tsx'
import { withoutEmptyCountries } from '../settings/country-fields.ts'
import { FORM_GROUPS, type FormGroup, fieldsOf, withoutEmptyLinks } from '../settings/fields-of-group.ts'
import { GROUPS, GroupNav } from '../settings/group-nav.tsx'
import { MissingSynonyms } from '../settings/missing-synonyms.tsx'
import { withoutEmptyAdds } from '../settings/prescription-fields.ts'
import { SettingsForm } from '../settings/settings-form.tsx'
import { SpecialDays } from '../settings/special-days.tsx'
import { StoreList } from '../settings/store-list.tsx'
import { withoutEmptyRates } from '../settings/tax-fields.ts'
import { settingsQuery } from '../settings/use-settings.ts'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'

export function Page() {
  const { settings: words } = useAdminWords()
  const { group: named } = useParams()
  const may = useMay()
  const isEditable = (group: SettingsGroup) => may(permissionToChange(group))
  const group = GROUPS.find((one) => one === named) ?? GROUPS.find(isEditable) ?? 'stores'
  const settings = useQuery(settingsQuery)
  return (
    <>
      <PageHeading title={words.title} />
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-[13rem_minmax(0,1fr)]">
        <GroupNav current={group} />
        <div className="min-w-0">
          <h2 className="text-title">{words.groups[group]}</h2>
          <p className="mt-1 mb-3 max-w-2xl text-small text-ink-soft">{words.texts[group]}</p>
          {settings.data && <Group key={group} group={group} settings={settings.data as unknown as StaffSettings} />}
          <Loading query={settings} className="h-80" />
        </div>
      </div>
    </>
  )
}

function Group({ group, settings }: { group: SettingsGroup; settings: StaffSettings }) {
  if (group === 'stores') return <StoreList settings={settings.stores} />
  if (group === 'specialDays') return <SpecialDays settings={settings.specialDays} stores={settings.stores.value} />
  const formGroup = FORM_GROUPS.find((one) => one === group)
  return formGroup ? <GroupForm group={formGroup} settings={settings} /> : null
}

function GroupForm({ group, settings }: { group: FormGroup; settings: StaffSettings }) {
  const { settings: words } = useAdminWords()
  const { words: shop, language } = useSite()
  return (
    <SettingsForm
      group={group}
      settings={settings[group]}
      fields={fieldsOf(group, { words, shop, language }, settings[group].value)}
      title={words.groups[group]}
      {...(group === 'socialLinks' ? { tidy: withoutEmptyLinks } : {})}
      {...(group === 'prescriptions' ? { tidy: withoutEmptyAdds } : {})}
      {...(group === 'countries' ? { tidy: withoutEmptyCountries } : {})}
      {...(group === 'tax' ? { tidy: withoutEmptyRates } : {})}
    >
      {(draft, change) => (
        <>
          {group === 'announcement' && <AnnouncementPreview draft={draft} shipping={settings.shipping.value} />}
          {group === 'search' && (
            <MissingSynonyms draft={draft} defaults={settings.search.default.synonyms} onChange={change} />
          )}
        </>
      )}
    </SettingsForm>
  )
}
