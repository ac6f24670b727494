import { useState } from 'react'
import { ChoiceMenu } from '../ui/choice-menu.tsx'
import { RadioList } from '../ui/radio-list.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useWords } from './gallery-words.ts'
import { Section, StateRow } from './section.tsx'

export function ChoiceSection() {
  const words = useWords()
  const [order, setOrder] = useState<keyof typeof words.orders>('newest')
  const deliveries = [
    { value: 'standard', name: words.standard, hint: words.standardHint, aside: '€5.00' },
    { value: 'express', name: words.express, aside: '€15.00' },
  ]
  return (
    <Section name={words.sections.choices}>
      <div className="grid gap-10 lg:grid-cols-2">
        <RadioList legend={words.delivery} name="delivery" defaultValue="standard" options={deliveries} />
        <RadioList
          legend={words.delivery}
          name="missing-delivery"
          defaultValue=""
          options={deliveries}
          error={words.chooseDelivery}
        />
      </div>
      <StateRow name={words.order}>
        <div className="[&_ul]:right-auto [&_ul]:left-0">
          <ChoiceMenu
            label={words.order}
            current={order}
            shown={words.orders[order]}
            choices={Object.entries(words.orders).map(([value, name]) => ({ value, name }))}
            onChoose={(value) => setOrder(value as typeof order)}
          />
        </div>
      </StateRow>
      <Tabs
        label={words.tabs}
        tabs={[
          { value: 'details', title: words.details, content: <p>{words.detailsText}</p> },
          { value: 'description', title: words.description, content: <p>{words.descriptionText}</p> },
        ]}
      />
    </Section>
  )
}
