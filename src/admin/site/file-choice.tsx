import { buttonClass } from '../../ui/button-class.ts'

interface FileChoiceProps {
  label: string
  /** Shown, and announced, while the file is read. */
  reading: string
  isBusy: boolean
  onFile: (file: File) => void
}

/** A button that chooses a CSV file. A browser's own field speaks the browser's language, not the account's. */
export function FileChoice({ label, reading, isBusy, onFile }: FileChoiceProps) {
  return (
    <>
      <label
        data-off={isBusy ? '' : undefined}
        className={`${buttonClass('outline')} relative cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2`}
      >
        {label}
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          disabled={isBusy}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onFile(file)
            currentTarget.value = ''
          }}
        />
      </label>
      <p role="status" className="mt-3 text-small">
        {isBusy && reading}
      </p>
    </>
  )
}
