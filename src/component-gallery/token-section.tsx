import css from '../ui/tokens.css?raw'
import { useWords } from './gallery-words.ts'
import { readTokens } from './read-tokens.ts'
import { Section } from './section.tsx'

const TOKENS = readTokens(css)

/** The tokens of the stylesheet, colours with a swatch. */
export function TokenSection() {
  const words = useWords()
  return (
    <Section name={words.sections.tokens}>
      <table className="w-full text-left text-small">
        <thead>
          <tr className="border-b border-ink/40 *:py-2 *:pr-6 *:font-medium">
            <th scope="col">{words.token}</th>
            <th scope="col">{words.value}</th>
            <th scope="col">{words.appearance}</th>
          </tr>
        </thead>
        <tbody>
          {TOKENS.map(({ name, value }) => (
            <tr key={name} className="border-b border-hairline align-top *:py-2 *:pr-6">
              <th scope="row" className="font-normal break-all">
                {name}
              </th>
              <td className="figures break-all text-ink-soft">{value}</td>
              <td className="w-24">
                {name.startsWith('--color-') && (
                  <span
                    className="block h-8 w-16 border border-hairline forced-color-adjust-none"
                    style={{ background: `var(${name})` }}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
