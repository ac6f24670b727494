import type { ReactNode } from 'react'
import { lookUp } from '../../domain/look-up.ts'
import { fill } from '../../i18n/translate.ts'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminScreen } from '../site/screens.ts'
import { isOpenTo } from './is-open-to.ts'
import { letterOf, SCREENS_WITH_KEY } from './shortcut.ts'

export function ShortcutList() {
  const { shortcuts: words, screens, palette } = useAdminWords()
  const may = useMay()
  const go = SCREENS_WITH_KEY.filter((name) => isOpenTo(name, may)).map((name) => ({
    keys: ['G', letterOf(adminScreen(name).key ?? '')],
    between: words.after,
    does: fill(words.goTo, { name: lookUp<string>(screens, name) ?? name }),
  }))
  const others = [
    { keys: [palette.key], between: '', does: words.palette },
    { keys: ['/'], between: '', does: words.search },
    { keys: ['J', 'K'], between: words.or, does: words.rows },
    { keys: ['?'], between: '', does: words.list },
  ]
  return (
    <>
      <p className="mb-4 max-w-md text-small text-ink-soft">{words.text}</p>
      <table className="w-full max-w-md text-small">
        <caption className="sr-only">{words.title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.keys}</th>
            <th scope="col">{words.does}</th>
          </tr>
        </thead>
        <tbody>
          {[...go, ...others].map(({ keys, between, does }) => (
            <tr key={does} className="border-t border-hairline/70">
              <th scope="row" className="py-2.5 pr-6 text-left font-normal whitespace-nowrap">
                <Keys keys={keys} between={between} />
              </th>
              <td className="w-full py-2.5">{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Keys({ keys, between }: { keys: readonly string[]; between: string }): ReactNode {
  return keys.map((key, index) => (
    <span key={key}>
      {index > 0 && <span className="px-2 text-label text-ink-soft">{between}</span>}
      <kbd className="inline-block min-w-7 rounded-edge border border-hairline bg-white px-2 py-0.5 text-center font-text text-label">
        {key}
      </kbd>
    </span>
  ))
}
