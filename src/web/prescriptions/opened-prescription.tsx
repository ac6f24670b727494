import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../client/queries.ts'
import { useSite } from '../../client/site-context.tsx'
import type { OpenPrescription } from '../../contract/prescriptions.ts'
import { formatDate } from '../../i18n/formats.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PrescriptionValues } from './prescription-values.tsx'

/** The values, read from the vault for this press alone, and who has looked. */
export function OpenedPrescription({ id }: { id: string }) {
  const { prescriptions: words } = useSite().words
  const query = callQuery('GET /api/account/prescriptions/{prescriptionId}', { params: { prescriptionId: id } })
  const { data, isError } = useQuery({ ...query, staleTime: 0, gcTime: 0 })
  if (isError) {
    return (
      <p role="alert" className="mt-4">
        {words.failed}
      </p>
    )
  }
  if (!data) return <Skeleton className="mt-4 h-40" />
  return (
    <>
      <PrescriptionValues prescription={data.values} className="mt-5" />
      <Readings readings={data.readings} />
    </>
  )
}

function Readings({ readings }: Pick<OpenPrescription, 'readings'>) {
  const { words, language } = useSite()
  const { title, customer, staff, purposes } = words.prescriptions.readings
  return (
    <>
      <h3 className="mt-6 text-small font-medium">{title}</h3>
      <ul className="mt-2 space-y-1 text-small text-ink-soft">
        {readings.map(({ at, role, purpose }) => (
          <li key={`${at} ${purpose}`}>
            {formatDate(at, 'shortMoment', language)}: {role === 'customer' ? customer : staff},{' '}
            {purposes[purpose as keyof typeof purposes]}
          </li>
        ))}
      </ul>
    </>
  )
}
