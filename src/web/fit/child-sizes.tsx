import { Link } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { CHILD_SIZES } from '../../domain/wearer.ts'

/** What parents need to know, folded away. */
export function ChildSizes() {
  const { children: words } = useWords().fitFinder
  return (
    <details className="group border-b border-hairline pb-1">
      <summary className="flex min-h-12 items-center justify-between text-title hover:text-sea">
        <h2 className="font-display text-title">{words.title}</h2>
        <svg viewBox="0 0 12 12" className="size-3" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M0 6h12" />
          <path d="M6 0v12" className="group-open:opacity-0" />
        </svg>
      </summary>
      <p className="mb-4 text-small text-ink-soft">{words.text}</p>
      <table className="figures mb-4 w-full text-small">
        <thead>
          <tr className="border-b border-hairline text-left">
            <th scope="col" className="py-2 font-medium">
              {words.pupils}
            </th>
            <th scope="col" className="py-2 font-medium">
              {words.lens}
            </th>
          </tr>
        </thead>
        <tbody>
          {CHILD_SIZES.map(({ pupils, lens }) => (
            <tr key={pupils} className="border-b border-hairline">
              <td className="py-2">{`${pupils} mm`}</td>
              <td className="py-2">{`${lens} mm`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap gap-x-6 pb-3 text-small">
        <Link to={href('category', { category: 'kids' })} className="plain-link inline-flex min-h-9 items-center">
          {words.frames}
        </Link>
        <Link to={href('contact')} className="plain-link inline-flex min-h-9 items-center">
          {words.book}
        </Link>
      </p>
    </details>
  )
}
