import { useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { telephone } from '../../client/telephone.ts'
import { openStores } from '../../domain/stores.ts'
import { formatOpening } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { EditorialPicture } from '../site/editorial-picture.tsx'
import { StoreState } from '../site/store-state.tsx'
import { type StoreFacts, useStores } from '../site/stores.ts'
import { StoreDrawing } from './store-drawing.tsx'

export function FindStores() {
  const { contact } = useSite().words
  const stores = openStores(useStores())
  return (
    <section aria-labelledby="find-stores" className="bg-chalk">
      <div className="shell py-section">
        <h2 id="find-stores" className="text-heading">
          {contact.findStores}
        </h2>
        <ul className="mt-10 grid gap-x-6 gap-y-14 md:grid-cols-3 lg:mt-14">
          {stores.map((store) => (
            <StoreEntry key={store.id} store={store} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function StoreEntry({ store }: { store: StoreFacts }) {
  const { words, language } = useSite()
  const { contact } = words
  const name = localized(store, 'name', language)
  const address = localized(store, 'address', language)
  const hours = formatOpening(store.opening, words.weekdays)
  return (
    <li className="flex flex-col">
      <StoreMap store={store} />
      <h3 className="mt-6 text-title">{name}</h3>
      <p className="mt-2 text-small">{address}</p>
      <p className="figures text-small text-ink-soft">
        <span className="sr-only">{contact.openingHours}: </span>
        {hours}
      </p>
      <StoreState store={store} />
      <p className="mt-2 flex flex-wrap gap-x-6 text-small">
        <a
          href={telephone(store.phone)}
          className="plain-link figures inline-flex min-h-8 items-center decoration-ink/30"
        >
          <span className="sr-only">{contact.phoneLabel}: </span>
          {store.phone}
        </a>
        <a
          href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: placeOf(store) })}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={fill(contact.directionsTo, { address })}
          className="plain-link inline-flex min-h-8 items-center decoration-ink/30"
        >
          {contact.directions}
        </a>
      </p>
    </li>
  )
}

/** A drawing of the place, replaced by a map on request: nothing is loaded from Google before. */
function StoreMap({ store }: { store: StoreFacts }) {
  const { words, language } = useSite()
  const { contact } = words
  const [isShown, setShown] = useState(false)
  const name = localized(store, 'name', language)
  const address = localized(store, 'address', language)
  const noteId = `map-note-${store.id}`
  const query = new URLSearchParams({ q: placeOf(store), output: 'embed', hl: language })
  return (
    <>
      <div className="aspect-3/2 w-full overflow-hidden bg-paper">
        {isShown ? (
          <iframe
            title={fill(contact.mapOf, { address })}
            src={`https://www.google.com/maps?${query}`}
            loading="lazy"
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups"
            className="size-full border-0"
          />
        ) : (
          <EditorialPicture
            name={`store-${store.id}`}
            alt={fill(contact.storePicture, { store: name })}
            sizes="(min-width: 48rem) 30vw, 100vw"
            className="size-full object-cover"
          >
            <StoreDrawing store={store} label={fill(contact.storePicture, { store: name })} />
          </EditorialPicture>
        )}
      </div>
      {!isShown && (
        <div className="mt-4 flex min-h-12 items-center gap-x-4 gap-y-2 md:max-lg:flex-col md:max-lg:items-start noscript:hidden">
          <Button
            look="outline"
            onClick={() => setShown(true)}
            aria-label={fill(contact.showMapOf, { store: name })}
            aria-describedby={noteId}
            className="shrink-0 px-5!"
          >
            {contact.showMap}
          </Button>
          <p id={noteId} className="text-label text-ink-soft">
            {contact.mapNote}
          </p>
        </div>
      )}
    </>
  )
}

const placeOf = ({ address }: StoreFacts) => `${address}, Cyprus`
