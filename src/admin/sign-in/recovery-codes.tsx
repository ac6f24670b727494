import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { useAdminWords } from '../site/admin-words.tsx'

export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => unknown }) {
  const { secondFactor } = useAdminWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1} className="text-title outline-none">
        {secondFactor.codesTitle}
      </h2>
      <p className="mt-3 text-ink-soft">{secondFactor.codesText}</p>
      <ul className="figures mt-6 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-6 gap-y-2 border-y border-hairline bg-white p-5 text-small tracking-[0.04em]">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => void onKept()}>{secondFactor.kept}</Button>
        <Button look="outline" onClick={() => print()}>
          {secondFactor.print}
        </Button>
      </div>
    </section>
  )
}
