import { Badge } from '../ui/badge.tsx'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import swatches from '../ui/swatches.css?raw'
import { useWords } from './gallery-words.ts'
import { Section, StateRow } from './section.tsx'

const COLOURS = [...swatches.matchAll(/\[data-color="([a-z-]+)"\]/g)].map(([, colour = '']) => colour)

export function ProductSection() {
  const words = useWords()
  return (
    <Section name={words.sections.products}>
      <StateRow name={words.picture}>
        <Picture src="/favicon.svg" alt={words.picture} width={128} height={128} isEager className="size-32 bg-white" />
        {/* A picture without bytes, so that nothing is requested. */}
        <Picture
          src="data:,"
          alt={words.missingPicture}
          width={128}
          height={128}
          isEager
          className="size-32 bg-white"
        />
      </StateRow>
      <StateRow name={words.badge}>
        <Badge>{words.badge}</Badge>
        <Badge>{words.soldOut}</Badge>
      </StateRow>
      <StateRow name={words.price.now}>
        <Price price="€245.00" words={words.price} />
        <Price price="€196.00" was="€245.00" words={words.price} />
        <Price price="€196.00" was="€245.00" words={words.price} size="page" />
      </StateRow>
      <StateRow name={words.waiting}>
        <Skeleton className="size-32" />
        <Skeleton className="h-4 w-48" />
      </StateRow>
      <StateRow name={words.swatches}>
        {COLOURS.map((colour) => (
          <span key={colour} className="flex items-center gap-2 text-label">
            <span data-color={colour} className="swatch size-5 rounded-round" />
            {colour}
          </span>
        ))}
      </StateRow>
    </Section>
  )
}
