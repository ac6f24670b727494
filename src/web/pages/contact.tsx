import { useWords } from '../../client/site-context.tsx'
import { AppointmentForm } from '../appointments/appointment-form.tsx'
import { ContactDetails } from '../appointments/contact-details.tsx'
import { FindStores } from '../appointments/find-stores.tsx'
import { editorialsQuery } from '../site/editorial-picture.tsx'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'
import { storesQuery } from '../site/stores.ts'

export const page: PageDefinition = {
  load: async ({ queries }) => {
    await Promise.all([queries.prefetchQuery(editorialsQuery), queries.prefetchQuery(storesQuery)])
    return undefined
  },
  Page: ContactPage,
}

function ContactPage() {
  const { contact } = useWords()
  return (
    <>
      <PageHead title={contact.title} description={contact.description} />
      <div className="shell pt-10 pb-section lg:pt-16">
        <h1 className="text-display">{contact.heading}</h1>
        <p className="mt-5 max-w-2xl text-lead text-ink-soft">{contact.text}</p>
        <div className="mt-10 grid gap-x-6 gap-y-16 lg:mt-14 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <AppointmentForm />
          </div>
          <div className="lg:col-span-4 lg:col-start-9">
            <ContactDetails />
          </div>
        </div>
      </div>
      <FindStores />
    </>
  )
}
