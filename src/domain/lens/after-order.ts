import type { PrescriptionSource } from './prescription-source.ts'

/** What happens with lenses after they are ordered, in the order in which it is told. */
export const AFTER_ORDER = ['later', 'eye_test', 'visit', 'checked'] as const
export type AfterOrder = (typeof AFTER_ORDER)[number]

interface OrderedLenses {
  prescription: PrescriptionSource
  needsVisit: boolean
}

/** What happens next with the lenses of an order, each once. Nothing with lenses that have no power. */
export function stepsAfterOrder(lenses: readonly OrderedLenses[]): AfterOrder[] {
  const steps = new Set(lenses.flatMap(stepsOf))
  return AFTER_ORDER.filter((step) => steps.has(step))
}

function stepsOf({ prescription, needsVisit }: OrderedLenses): AfterOrder[] {
  if (prescription === 'eye_test') return ['eye_test']
  const visit: AfterOrder[] = needsVisit ? ['visit'] : []
  if (prescription === 'none') return visit
  return [prescription === 'later' ? 'later' : 'checked', ...visit]
}
