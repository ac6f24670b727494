import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from '../../client/navigate.ts'
import { useSite } from '../../client/site-context.tsx'
import { MAX_FILTER_LENGTH } from '../../domain/filters.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { loadDictionary, plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useCombobox } from '../../ui/use-combobox.ts'
import { listingHref } from '../catalog/listing-query.ts'
import { SearchReading } from '../catalog/search-answers.tsx'
import { NothingFound } from './nothing-found.tsx'
import { OptionList, optionId } from './option-list.tsx'
import { optionsOf } from './options-of.ts'
import { RecentList } from './recent-list.tsx'
import { noteSearch } from './recent-searches.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SearchPanelProps {
  isOpen: boolean
  onClose: () => void
}

/** Loads its own texts: most pages only load the shell's. */
export async function openSearch() {
  await loadDictionary(document.documentElement.lang as Language)
  return { default: SearchPanel }
}

function SearchPanel({ isOpen, onClose }: SearchPanelProps) {
  const { search } = useSite().words
  return (
    <Dialog isOpen={isOpen} look="top" title={search.title} closeLabel={search.close} onClose={onClose}>
      <SearchBox onLeave={onClose} />
    </Dialog>
  )
}

function SearchBox({ onLeave }: { onLeave: () => void }) {
  const { words, language } = useSite()
  const { search } = words
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { suggestions, hasFailed } = useSuggestions(text)
  const options = suggestions ? optionsOf(suggestions) : []

  const leaveFor = (to: string | undefined) => {
    if (to === undefined) return
    noteSearch(text)
    onLeave()
    void navigate(to)
  }
  const { active, setActive, onKeyDown } = useCombobox(options.length, (index) => leaveFor(options[index]?.to))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const q = text.trim()
    if (q !== '') leaveFor(listingHref({ q, page: 1 }))
  }
  const status = suggestions && (options.length > 0 ? plural(search.count, options.length, language) : undefined)
  return (
    <search className="mx-auto block max-w-5xl">
      <form action={listingHref({ page: 1 })} onSubmit={submit} className="flex items-end gap-4">
        <label className="grow">
          <span className="sr-only">{search.label}</span>
          <input
            // The dialog focuses this field when it opens.
            ref={(input) => input?.setAttribute('autofocus', '')}
            type="search"
            name="q"
            role="combobox"
            aria-expanded={options.length > 0}
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? optionId(id, active) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={MAX_FILTER_LENGTH}
            value={text}
            placeholder={search.placeholder}
            onChange={(event) => {
              setText(event.target.value)
              setActive(-1)
            }}
            onKeyDown={onKeyDown}
            className="w-full border-b border-ink/40 bg-transparent py-2 font-display outline-transparent focus-visible:border-sea focus-visible:shadow-[0_1px_0_var(--color-sea)] [&::-webkit-search-cancel-button]:appearance-none text-title placeholder:text-ink-soft sm:text-heading"
          />
        </label>
        <Button type="submit">{search.submit}</Button>
      </form>
      <p role="status" className="sr-only">
        {status}
      </p>
      {suggestions && <SearchReading {...suggestions} className="mt-8" />}
      {suggestions?.total === 0 && suggestions.pages.length === 0 && (
        <NothingFound q={suggestions.q} notStocked={suggestions.notStocked} onLeave={onLeave} />
      )}
      <OptionList
        id={id}
        options={options}
        query={suggestions?.q ?? ''}
        active={active}
        onMark={setActive}
        onChoose={leaveFor}
      />
      {text === '' && <RecentList onLeave={onLeave} />}
      {hasFailed && (
        <p role="alert" className="mt-8 text-ink-soft">
          {search.failed}
        </p>
      )}
    </search>
  )
}
