import * as Radix from 'radix-ui/tabs'
import type { ReactNode } from 'react'
import { useHydrated } from './hydrated.ts'

export interface Tab {
  value: string
  title: string
  content: ReactNode
}

interface TabsProps {
  tabs: [Tab, ...Tab[]]
  label: string
  initial?: string | undefined
  /** Where somebody else knows which tab is open. */
  value?: string
  /** On a dark ground, where there is little room. */
  onDark?: boolean
  onChange?: (value: string) => void
}

/** Tabs whose panels are all in the document, so that they are readable without JavaScript and by search engines. */
export function Tabs({ tabs, label, initial = tabs[0].value, value, onDark = false, onChange = () => {} }: TabsProps) {
  const isHydrated = useHydrated()
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue: initial } : { value })}
      onValueChange={onChange}
      className="tabs"
    >
      <Radix.List
        aria-label={label}
        // Padding for the accents before Greek capitals, which overflow.
        className="-ml-1 flex gap-x-5 overflow-x-auto max-sm:flex-wrap border-b border-hairline pl-1 no-scrollbar sm:gap-x-8"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={!isHydrated}
            className={`min-h-12 shrink-0 border-b border-transparent forced-colors:border-[Canvas] text-body transition-colors -outline-offset-2 forced-colors:data-[state=active]:border-[CanvasText] ${onDark ? 'opacity-75 data-[state=active]:border-current data-[state=active]:opacity-100' : 'text-ink-soft hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink'}`}
          >
            {tab.title}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          forceMount
          className={`${onDark ? 'pt-1' : 'pt-8'} data-[state=inactive]:hidden noscript:data-[state=inactive]:block`}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
