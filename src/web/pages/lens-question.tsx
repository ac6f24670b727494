import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LinkButton } from '../../client/link.tsx'
import { callQuery } from '../../client/queries.ts'
import { useSite, useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { LensQuestion } from '../../contract/lens-questions.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnswerForm } from '../lens-question/answer-form.tsx'
import { useParams } from '../navigation/view.ts'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

export const page: PageDefinition = { Page: LensQuestionPage }

function LensQuestionPage() {
  const { lensQuestion: words, contact } = useWords()
  const { token = '' } = useParams()
  const query = callQuery('GET /api/lens-questions/{token}', { params: { token } })
  const { data, error } = useQuery({ ...query, staleTime: 0, gcTime: 0 })
  const cache = useQueryClient()
  return (
    <div className="shell pt-10 pb-section lg:pt-16">
      <PageHead title={words.title} description={words.description} />
      <div className="max-w-2xl">
        <h1 className="text-heading">{data?.kind === 'prescription' ? words.paperTitle : words.title}</h1>
        {data && <Question question={data} />}
        <p role="status" className="mt-8 text-lead">
          {data?.isAnswered ? words.answered : ''}
        </p>
        {data && !data.isAnswered && (
          <AnswerForm question={data} token={token} onAnswered={(now) => cache.setQueryData(query.queryKey, now)} />
        )}
        {!data && !error && <Skeleton className="mt-8 h-60" />}
        {!data && error && (
          <EmptyState role="alert" title={words.unknown} text={words.unknownText}>
            <LinkButton to={href('contact')}>{contact.heading}</LinkButton>
          </EmptyState>
        )}
      </div>
    </div>
  )
}

function Question({ question }: { question: LensQuestion }) {
  const { lensQuestion: words } = useWords()
  const { language } = useSite()
  const values = {
    number: question.orderId,
    name: localized({ name: question.productName, nameEl: question.productNameEl }, 'name', language),
  }
  return (
    <>
      <p className="mt-5 text-lead text-ink-soft">
        {fill(question.kind === 'prescription' ? words.paperText : words.text, values)}
      </p>
      {question.text && (
        <blockquote className="mt-8 border-brass border-l-2 pl-5 text-lead whitespace-pre-line">
          {question.text}
        </blockquote>
      )}
    </>
  )
}
