import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import type { Parcel } from './shipping.ts'

const TROUBLE: readonly Parcel['state'][] = ['lost', 'stuck', 'refused', 'expired']

/** Where a parcel is, and what is wrong with it. */
export function ParcelState({ parcel: { state, problem, problemCode } }: { parcel: Parcel }) {
  const { shipping: words } = useAdminWords()
  return (
    <>
      <span className={TROUBLE.includes(state) ? 'text-terracotta' : ''}>{words.states[state]}</span>
      {problem && (
        <span className="block text-label text-terracotta">
          {fill(words.problems[problem] as '{code}', { code: problemCode ?? '' })}
        </span>
      )}
    </>
  )
}
