import { useQuery } from '@tanstack/react-query'
import type { StaffSettings } from '../../contract/admin/settings.ts'
import { formatMoney } from '../../domain/money.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { LANGUAGE_CODES, localized } from '../../i18n/languages.ts'
import { fill, loadDictionary } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import type { SettingsDraft } from './setting-fields.ts'

interface AnnouncementPreviewProps {
  draft: SettingsDraft
  shipping: StaffSettings['shipping']['value']
}

/** The banner as the storefront shows it, in every language. */
export function AnnouncementPreview({ draft, shipping }: AnnouncementPreviewProps) {
  const { settings: words } = useAdminWords()
  return (
    <section aria-labelledby="preview" className="mt-9 max-w-2xl">
      <h3 id="preview" className="mb-3 font-text text-body font-medium">
        {words.preview}
      </h3>
      {draft.isShown ? (
        <div className="space-y-3">
          {LANGUAGE_CODES.map((language) => (
            <Banner key={language} language={language} draft={draft} shipping={shipping} />
          ))}
        </div>
      ) : (
        <p className="text-small text-ink-soft">{words.hidden}</p>
      )}
    </section>
  )
}

function Banner({ language, draft, shipping }: AnnouncementPreviewProps & { language: Language }) {
  const shop = useQuery({ queryKey: ['words', language], queryFn: () => loadDictionary(language) }).data
  const own = localized({ text: String(draft.text), textEl: String(draft.textEl) }, 'text', language)
  const amount = formatMoney(shipping.freeShippingThresholdCents).replace('.00', '')
  const usual = shop ? fill(shop.header.announcement, { amount, days: shipping.returnsDays }) : ''
  return (
    <p
      lang={language}
      className="on-sea figures bg-sea-deep px-4 py-2.5 text-center text-balance text-label text-paper"
    >
      {own.trim() || usual}
    </p>
  )
}
