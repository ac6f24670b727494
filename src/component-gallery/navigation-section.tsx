import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { useWords } from './gallery-words.ts'
import { Section } from './section.tsx'

export function NavigationSection() {
  const words = useWords()
  const link = (name: string) => (
    <a key={name} href="#top">
      {name}
    </a>
  )
  const step = (name: string) => (
    <a href="#top" className={buttonClass('bare')}>
      {name}
    </a>
  )
  return (
    <Section name={words.sections.navigation}>
      <Breadcrumbs
        label={words.breadcrumbs}
        links={[link(words.home), link(words.collections)]}
        current={words.currentPage}
      />
      <Pagination
        label={words.pages}
        position={words.position}
        previous={step(words.previous)}
        next={step(words.next)}
      />
      <EmptyState title={words.empty} text={words.emptyText}>
        <Button look="outline">{words.clear}</Button>
      </EmptyState>
    </Section>
  )
}
