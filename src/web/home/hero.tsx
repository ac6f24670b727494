import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { EditorialPicture } from '../site/editorial-picture.tsx'

export function Hero() {
  const { home } = useWords()
  return (
    <section>
      <div className="shell grid items-end gap-x-6 gap-y-8 pt-10 pb-10 lg:grid-cols-12 lg:pt-14 lg:pb-12">
        <h1 className="text-display lg:col-span-8 lg:text-numeral lg:leading-[1.02]">{home.heroHeading}</h1>
        <div className="lg:col-span-4">
          <p className="max-w-prose text-ink-soft">{home.heroText}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to={href('collections')}>{home.browseFrames}</LinkButton>
            <LinkButton to={href('contact')} look="outline">
              {home.bookEyeExam}
            </LinkButton>
          </div>
        </div>
      </div>
      <div className="relative h-[400px] overflow-hidden bg-chalk">
        <EditorialPicture
          name="hero"
          phoneName="hero-phone"
          alt={home.heroPicture}
          sizes="100vw"
          isEager
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="shell flex flex-wrap items-center justify-between gap-x-8 border-b border-hairline py-5">
        <h2 className="text-title">{home.heroCaption}</h2>
        <LinkButton to={href('collections')} look="bare" className="min-h-11 decoration-ink/40">
          {home.shopCollection}
        </LinkButton>
      </div>
    </section>
  )
}
