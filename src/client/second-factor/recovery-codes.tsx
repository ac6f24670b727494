import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  words: Readonly<Record<'codesTitle' | 'codesText' | 'kept' | 'print', string>>
  onKept: () => unknown
}

export function RecoveryCodes({ codes, words, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1} className="text-title outline-none">
        {words.codesTitle}
      </h2>
      <p className="mt-3 text-ink-soft">{words.codesText}</p>
      <ul className="figures mt-6 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-6 gap-y-2 border-y border-hairline bg-white p-5 text-small tracking-[0.04em]">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => void onKept()}>{words.kept}</Button>
        <Button look="outline" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
    </section>
  )
}
