import { useRef, useState } from 'react'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { ApiError } from '../../contract/client.ts'
import { useFailure } from './use-failure.ts'

interface FilePreview<Report> {
  /** Says what the file would do, and changes nothing. */
  read: (file: File) => Promise<Report>
  /** Does what was shown. @returns what is shown next; null: the choice of a file */
  apply: (file: File, report: Report) => Promise<Report | null>
}

/** A file, what it would do, and doing exactly that. Where this is no longer so, the file is read again. */
export function useFilePreview<Report>({ read, apply }: FilePreview<Report>) {
  const failure = useFailure()
  const [report, setReport] = useState<Report | null>(null)
  const file = useRef<File>(null)
  const choosing = useAsyncAction(async (chosen: File) => {
    failure.clear()
    file.current = chosen
    setReport(await read(chosen))
  }, failure.set)
  const applying = useAsyncAction(async () => {
    if (report === null || file.current === null) return
    failure.clear()
    try {
      setReport(await apply(file.current, report))
    } catch (error) {
      const isOutdated = error instanceof ApiError && error.problem?.code === 'preview_outdated'
      if (isOutdated) setReport(await read(file.current))
      throw error
    }
  }, failure.set)
  return {
    report,
    isBusy: choosing.isBusy || applying.isBusy,
    failure: failure.text,
    choose: choosing.run,
    apply: () => applying.run(),
    forget: () => setReport(null),
  }
}
