import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { PageHead } from '../site/page-head.tsx'
import { useSettings } from '../site/storefront-context.tsx'
import { AskUs } from './ask-us.tsx'
import { Blocks, type Places, PlacesContext } from './blocks.tsx'
import { contentQuery } from './content-query.ts'
import type { Section } from './parse-content.ts'

interface ContentPageProps {
  name: string
  places?: Places
  picture?: ReactNode
  arrange?: (sections: readonly Section[]) => readonly Section[]
}

const keep = (sections: readonly Section[]) => sections

export function ContentPage({ name, places = {}, picture, arrange = keep }: ContentPageProps) {
  const { words, language } = useSite()
  const read = contentQuery(name, language, useSettings())
  // The other language's text takes its place once it is there.
  const { data } = useQuery({ ...read, placeholderData: (before) => before, throwOnError: true })
  if (!data) return null
  const { title, heading, description, updated, intro } = data
  const sections = arrange(data.sections)
  const home = (
    <Link key="home" to={href('home')}>
      {words.product.home}
    </Link>
  )
  return (
    <PlacesContext value={places}>
      <PageHead title={title} description={description} />
      <div className="shell pt-5 pb-section lg:pt-8">
        <Breadcrumbs label={words.product.breadcrumbs} links={[home]} current={title} />
        <div className="grid gap-x-6 pt-10 lg:grid-cols-12 lg:pt-20">
          {picture && <div className="lg:col-span-3">{picture}</div>}
          <header className="lg:col-span-8 lg:col-start-4 xl:col-start-5">
            <h1 className="max-w-[24ch] text-display">{heading}</h1>
            <div className="mt-7 space-y-5 text-lead text-ink-soft">
              <Blocks blocks={intro} />
            </div>
          </header>
        </div>
        <div className="grid gap-x-6 pt-12 lg:grid-cols-12 lg:pt-20">
          <aside className="max-lg:hidden lg:col-span-3">
            <Contents sections={sections} />
          </aside>
          <div className="min-w-0 lg:col-span-9 xl:col-span-8 xl:col-start-5">
            {sections.map((section) => (
              <section
                key={section.id}
                aria-labelledby={section.id}
                className="space-y-5 border-t border-hairline pt-8 pb-14 last-of-type:pb-10"
              >
                <h2 id={section.id} className="mb-6 text-title">
                  {section.title}
                </h2>
                <Blocks blocks={section.blocks} />
              </section>
            ))}
            <p className="border-t border-hairline pt-5 text-label text-ink-soft">
              {fill(words.content.updated, { day: formatDate(updated, 'day', language) })}
            </p>
          </div>
        </div>
      </div>
      <AskUs />
    </PlacesContext>
  )
}

function Contents({ sections }: { sections: readonly Section[] }) {
  const { content } = useSite().words
  if (sections.length < 3) return null
  return (
    <nav aria-label={content.contents} className="sticky top-28 max-h-[calc(100dvh-8rem)] overflow-y-auto pr-4">
      <p className="label mb-4 text-ink-soft" aria-hidden="true">
        {content.contents}
      </p>
      <ol className="border-l border-hairline">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l border-transparent py-1.5 pl-4 text-small text-ink-soft transition-colors hover:border-brass hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
