import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

export function Failure() {
  const { failure, header } = useWords()
  return (
    <>
      <Header />
      <main id="content" className="shell grow">
        <EmptyState title={failure.title} text={failure.text} role="alert">
          <LinkButton to={href('home')} reloadDocument>
            {header.home}
          </LinkButton>
        </EmptyState>
      </main>
      <Footer />
    </>
  )
}
