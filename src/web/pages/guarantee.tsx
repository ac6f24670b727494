import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../client/error-message.ts'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { useSite, useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { fill } from '../../i18n/translate.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { InputField } from '../../ui/field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { ErrorBox } from '../account/error-box.tsx'
import { GuaranteeNotice } from '../returns/guarantee-notice.tsx'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

export const page: PageDefinition = { Page: GuaranteePage }

interface Claimed {
  reference: string
  email: string
}

function GuaranteePage() {
  const { guarantee: words } = useWords()
  const [claimed, setClaimed] = useState<Claimed | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (claimed) heading.current?.focus()
  }, [claimed])
  return (
    <div className="shell pt-10 pb-section lg:pt-16">
      <PageHead title={words.title} description={words.description} />
      <div className="max-w-2xl">
        <h1 className="text-display">{words.title}</h1>
        <p className="mt-5 text-lead text-ink-soft">{words.text}</p>
        <p className="mt-5 text-small text-ink-soft">{words.noticeText}</p>
        <GuaranteeNotice className="mb-10 text-small" />
        <div role="status">
          {claimed && (
            <>
              <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
                {words.done}
              </h2>
              <p className="mt-3">{fill(words.doneText, { ...claimed })}</p>
            </>
          )}
        </div>
        {!claimed && <ClaimForm onDone={setClaimed} />}
      </div>
    </div>
  )
}

function ClaimForm({ onDone }: { onDone: (claimed: Claimed) => void }) {
  const { api, words: all } = useSite()
  const { guarantee: words, withdrawal } = all
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    id: 'claim',
    names: ['name', 'orderNumber', 'email', 'description'],
    loadSchema: () => import('../../contract/withdrawal-forms.ts').then((module) => module.claimForm),
    send: async (claim) => {
      setFailure(null)
      const { reference } = await api.returns.claim(claim)
      onDone({ reference, email: claim.email })
    },
    onFailure: (error) => setFailure(errorMessage(all, error, words.failed)),
  })
  return (
    <form {...form.props} action={href('guarantee')} aria-label={words.title} className="space-y-6">
      <ProblemSummary form={form} />
      <ErrorBox text={failure} />
      <InputField {...form.field('name')} label={words.name} autoComplete="name" required />
      <InputField
        {...form.field('orderNumber')}
        label={words.orderNumber}
        hint={withdrawal.orderNumberHint}
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <InputField {...form.field('email')} label={words.email} type="email" autoComplete="email" required />
      <TextAreaField {...form.field('description')} label={words.wrong} rows={5} maxLength={2000} required />
      <button type="submit" aria-busy={form.isBusy || undefined} className={buttonClass()}>
        {form.isBusy ? words.submitting : words.submit}
      </button>
    </form>
  )
}
