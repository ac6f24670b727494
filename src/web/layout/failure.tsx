import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../site/link-button.tsx'
import { href } from '../site/paths.ts'
import { useWords } from '../site/site-context.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** A page that could not be shown at all. */
export function Failure() {
  const { failure, notFound } = useWords()
  return (
    <>
      <Header />
      <main id="content" className="shell grow">
        <EmptyState title={failure.title} text={failure.text} role="alert">
          <LinkButton to={href('home')} reloadDocument>
            {notFound.toHome}
          </LinkButton>
        </EmptyState>
      </main>
      <Footer />
    </>
  )
}
