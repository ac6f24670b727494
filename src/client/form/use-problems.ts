import { useState } from 'react'
import type { Problems } from './problems.ts'

export function useProblems<Name extends string>(names: readonly Name[]) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [found, setFound] = useState<Problems<Name>>({})
  const [rejected, setRejected] = useState<Problems<Name>>({})
  const [summed, setSummed] = useState<Problems<Name>>({})

  const of = (name: Name) => rejected[name] ?? (touched.has(name) ? found[name] : undefined)
  return {
    of,
    find: setFound,
    touch: (name: string) => setTouched((before) => new Set(before).add(name)),
    sum: (fromCheck: Problems<Name>, fromServer: Problems<Name>) => {
      setFound(fromCheck)
      setRejected(fromServer)
      setSummed({ ...fromCheck, ...fromServer })
      setTouched(new Set(names))
    },
    /** A field was edited, so its problem from the server is gone. Returns whether it showed a problem. */
    answer: (name: string) => {
      const known = names.find((one) => one === name)
      if (!known || !of(known)) return false
      setRejected(({ [known]: _, ...others }) => others as Problems<Name>)
      return true
    },
    summary: names.flatMap((name) => {
      const problem = of(name) ?? summed[name]
      return summed[name] && problem ? [{ name, problem, isAnswered: !of(name) }] : []
    }),
    summaryKey: summed as unknown,
  }
}
