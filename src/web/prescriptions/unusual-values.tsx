import { useSite } from '../../client/site-context.tsx'
import type { Warning, WarningCode } from '../../domain/prescription/plausibility.ts'
import { warningText } from '../../i18n/prescription-texts.ts'
import { Tick } from './tick.tsx'

interface UnusualValuesProps {
  warnings: readonly Warning[]
  confirmed: readonly WarningCode[]
  onConfirm: (code: WarningCode, isTicked: boolean) => void
}

/** What is unusual on a paper; each is confirmed by itself. */
export function UnusualValues({ warnings, confirmed, onConfirm }: UnusualValuesProps) {
  const { words, language } = useSite()
  const codes = [...new Set(warnings.map(({ code }) => code))]
  if (codes.length === 0) return null
  return (
    <fieldset className="mt-10">
      <legend className="text-lead">{words.prescriptions.readBack.warnings}</legend>
      {codes.map((code) => (
        <Tick
          key={code}
          label={warnings
            .filter((warning) => warning.code === code)
            .map((warning) => warningText(words.prescriptions, warning, language))
            .join(' ')}
          isTicked={confirmed.includes(code)}
          onChange={(isTicked) => onConfirm(code, isTicked)}
        />
      ))}
    </fieldset>
  )
}
