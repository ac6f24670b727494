import { useState } from 'react'
import type { Problems } from './problems.ts'

/** Which problems of which fields are shown: those of fields that were left or submitted, and what the server rejected. */
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
    /** A submit ended with these, found here or rejected by the server. */
    sum: (fromCheck: Problems<Name>, fromServer: Problems<Name>) => {
      setFound(fromCheck)
      setRejected(fromServer)
      setSummed({ ...fromCheck, ...fromServer })
      setTouched(new Set(names))
    },
    /** A field is written in: what the server rejected is not there any more. Says whether it was complained about. */
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
    /** Changes with every submit. */
    summaryKey: summed as unknown,
  }
}
