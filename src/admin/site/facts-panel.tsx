import type { ReactNode } from 'react'
import { Panel } from './panel.tsx'

interface FactsPanelProps {
  title: string
  /** Facts without a value are left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

export function FactsPanel({ title, facts }: FactsPanelProps) {
  return (
    <Panel title={title}>
      <dl className="space-y-3 text-small">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt className="text-label text-ink-soft">{name}</dt>
              <dd className="figures break-words whitespace-pre-line">{value}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  )
}
