import type { Line } from './parse-content.ts'
import { Spans } from './spans.tsx'

interface TextTableProps {
  head: readonly Line[]
  rows: readonly (readonly Line[])[]
}

/**
 * A table; on phones each row is a block, and its cells name their columns. The roles are explicit because browsers drop
 * them when CSS changes the display of a table.
 */
export function TextTable({ head, rows }: TextTableProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: the reason stands above
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a text's order is its identity
    <table role="table" className="figures w-full border-t border-ink/40 text-left text-small max-sm:block">
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-b border-ink/40">
          {head.map((cell, index) => (
            <th key={index} role="columnheader" scope="col" className="py-3 pr-6 align-bottom font-semibold">
              <Spans line={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map((row, at) => (
          <tr key={at} role="row" className="border-b border-hairline max-sm:block max-sm:py-4">
            {row.map((cell, index) => (
              <td
                key={index}
                role="cell"
                className={`pr-6 align-top max-sm:block max-sm:py-0.5 sm:py-3 ${index > 0 ? 'text-ink-soft' : 'max-sm:font-semibold'}`}
              >
                {index > 0 && head.length > 2 && (
                  <span aria-hidden="true" className="block pt-1.5 text-label sm:hidden">
                    <Spans line={head[index] ?? []} />
                  </span>
                )}
                <span className={index > 0 ? 'max-sm:text-ink' : ''}>
                  <Spans line={cell} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/suspicious/noArrayIndexKey: a text's order is its identity
    // biome-ignore-end lint/a11y/noRedundantRoles: the reason stands above
  )
}
