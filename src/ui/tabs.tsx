import * as Radix from 'radix-ui/tabs'
import type { ReactNode } from 'react'

export interface Tab {
  value: string
  title: string
  content: ReactNode
}

/** Tabs whose panels all stand in the document, so that they can be found and read without JavaScript. */
export function Tabs({ tabs, label }: { tabs: [Tab, ...Tab[]]; label: string }) {
  return (
    <Radix.Root defaultValue={tabs[0].value} className="tabs">
      <Radix.List aria-label={label} className="flex gap-8 border-b border-hairline">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-12 border-b border-transparent text-body text-ink-soft transition-colors hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink"
          >
            {tab.title}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} forceMount className="pt-8 data-[state=inactive]:hidden">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
