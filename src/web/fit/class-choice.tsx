import { Link } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { FRAME_CLASSES } from '../../domain/fit.ts'
import { FacePicture, useFacePictures } from './face-widths.tsx'
import { type FinderQuery, finderHref } from './finder-query.ts'

/** The widths of frames as links, each shown by a head of that width. */
export function ClassChoice({ query: { fit, category, whom } }: { query: FinderQuery }) {
  const { sizes } = useWords()
  const arePictured = useFacePictures()
  const list = arePictured ? 'grid grid-cols-3 gap-2 sm:gap-4' : 'divide-y divide-hairline border-y border-hairline'
  const item = arePictured ? 'block' : 'flex min-h-12 items-center'
  return (
    <ul className={list}>
      {FRAME_CLASSES.map((frameClass) => (
        <li key={frameClass}>
          <Link
            to={finderHref({ kind: 'class', frameClass }, { category, whom })}
            preventScrollReset
            aria-current={fit?.kind === 'class' && fit.frameClass === frameClass ? 'true' : undefined}
            className={`${item} hover:text-sea aria-[current]:text-sea`}
          >
            {arePictured ? (
              <FacePicture frameClass={frameClass} isDecorative>
                {sizes[frameClass]}
              </FacePicture>
            ) : (
              sizes[frameClass]
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
