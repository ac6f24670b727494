import { useId } from 'react'
import { errorMessage } from '../../../client/error-message.ts'
import { useSite } from '../../../client/site-context.tsx'
import { useAsyncAction } from '../../../client/use-async-action.ts'
import { useErrorToast } from '../../../client/use-error-toast.ts'
import { LENS_LOOK_NAMES, type LensView, SHOWN_POWERS } from '../../../domain/fitting/lens-view.ts'
import { sphericalEquivalent } from '../../../domain/prescription/power.ts'
import type { Eye } from '../../../domain/prescription/prescription.ts'
import { fill } from '../../../i18n/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { usePrescriptions } from '../../prescriptions/use-prescriptions.ts'
import { renderModeOf } from '../render-modes.ts'
import type { TryOnSession } from './use-try-on-session.ts'

/** Which lenses the mirror shows, and how strong they are: an impression, which nothing is made by. */
export function LensViewChoice({ session: { lensView, setLensView, renderState } }: { session: TryOnSession }) {
  const { tryOn } = useSite().words
  const { lensView: words } = tryOn
  const id = useId()
  const is3d = renderModeOf(renderState).mode.endsWith('3d')
  const { power } = lensView
  const isSame = power.right === power.left
  const shown = isSame
    ? signed(power.right)
    : fill(words.both, { right: signed(power.right), left: signed(power.left) })
  return (
    <div className="mx-auto mt-3 max-w-xl text-small">
      {is3d ? (
        <fieldset>
          <legend className="mb-2 font-medium">{words.look}</legend>
          <div className="flex flex-wrap gap-2">
            {LENS_LOOK_NAMES.map((look) => (
              <label
                key={look}
                className="relative inline-flex min-h-11 cursor-pointer items-center rounded-edge border border-ink-soft/60 bg-white px-3 text-ink transition-colors hover:border-ink has-checked:border-sea has-checked:bg-sea has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea forced-colors:has-checked:outline-4"
              >
                <input
                  type="radio"
                  name={`${id}-look`}
                  value={look}
                  checked={lensView.look === look}
                  onChange={() => setLensView({ ...lensView, look })}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                {words.looks[look]}
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <p>{words.only3d}</p>
      )}
      <p className="mt-5">
        <label htmlFor={`${id}-power`} className="font-medium">
          {words.power}
        </label>
        {': '}
        <output htmlFor={`${id}-power`} className="figures">
          {shown}
        </output>
      </p>
      <input
        id={`${id}-power`}
        type="range"
        {...SHOWN_POWERS}
        value={power.right}
        aria-valuetext={shown}
        onChange={({ target }) => {
          const value = Number(target.value)
          setLensView({ ...lensView, power: { right: value, left: value } })
        }}
        className="block h-11 w-full accent-brass"
      />
      <p>{words.impression}</p>
      <FromPrescription onRead={(read) => setLensView({ ...lensView, power: read })} />
    </div>
  )
}

/** Offered to those who keep a prescription; each reading is noted with it. */
function FromPrescription({ onRead }: { onRead: (power: LensView['power']) => void }) {
  const { api, words } = useSite()
  const showError = useErrorToast()
  const { data: [latest] = [] } = usePrescriptions()
  const reading = useAsyncAction(
    async () => {
      if (latest === undefined) return
      const params = { prescriptionId: latest.id }
      const { values } = await api.call('GET /api/account/prescriptions/{prescriptionId}', { params })
      const powerOf = (eye: Eye) => Math.round(sphericalEquivalent(values[eye]) / 25) / 4
      onRead({ right: powerOf('right'), left: powerOf('left') })
    },
    (error) => showError(error, errorMessage(words, error, words.tryOn.lensView.notRead)),
  )
  if (latest === undefined) return null
  return (
    <Button look="bare" className="min-h-11" isBusy={reading.isBusy} onClick={reading.run}>
      {words.tryOn.lensView.fromPrescription}
    </Button>
  )
}

const signed = (power: number): string =>
  power === 0 ? '0.00' : `${power > 0 ? '+' : '−'}${Math.abs(power).toFixed(2)}`
