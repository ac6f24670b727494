/** How the figures of several processes of one shop become one: each has its own, or all read the same database. */
type Combination = 'sum' | 'max' | 'first'

/** The label set as it is written, with its braces, or empty; and the value. */
export type Sample = readonly [labels: string, value: number, suffix?: string]

/** A metric with its samples, in the words of Prometheus. Plain data: processes send it to one another. */
export interface Family {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  combine: Combination
  samples: readonly Sample[]
}

const COMBINE: Record<Combination, (one: number, other: number) => number> = {
  sum: (one, other) => one + other,
  max: Math.max,
  first: (one) => one,
}

/** Label values come from tables of the program, never from a request, so that they are few. */
export const labelsOf = (labels: Readonly<Record<string, string>>): string =>
  `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`)
    .join(',')}}`

/** The text format of Prometheus, version 0.0.4. */
export function formatFamilies(families: readonly Family[]): string {
  return families
    .map(({ name, help, type, samples }) => {
      const lines = samples.map(([labels, value, suffix = '']) => `${name}${suffix}${labels} ${value}\n`)
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
    })
    .join('')
}

/** Puts together what several processes report. */
export function combineFamilies(reports: readonly (readonly Family[])[]): Family[] {
  const names = new Map(reports.flat().map((family) => [family.name, family]))
  return [...names.values()].map((family) => {
    const all = reports.flatMap((report) => report.filter(({ name }) => name === family.name))
    const merged = new Map<string, Sample>()
    for (const sample of all.flatMap(({ samples }) => samples)) {
      const [labels, value, suffix] = sample
      const before = merged.get(`${suffix} ${labels}`)
      const combined = before === undefined ? value : COMBINE[family.combine](before[1], value)
      merged.set(`${suffix} ${labels}`, suffix === undefined ? [labels, combined] : [labels, combined, suffix])
    }
    return { ...family, samples: [...merged.values()] }
  })
}
