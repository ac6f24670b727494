import { useEffect, useState } from 'react'
import { useNavigate } from '../../client/navigate.ts'
import type { Product } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { useSearchParams } from '../navigation/view.ts'
import { FIRST_STATE, type FlowState, reachableStep, type Step, stepsOf } from './flow-state.ts'

const keyOf = (productId: number) => `lenses:${productId}`
const firstState = (): FlowState => ({ ...FIRST_STATE, requestKey: crypto.randomUUID() })

/** What was chosen for a frame in this tab. */
function readState(productId: number): FlowState | null {
  try {
    const text = sessionStorage.getItem(keyOf(productId))
    return text === null ? null : { ...firstState(), ...JSON.parse(text) }
  } catch {
    return null
  }
}

/** A line of the cart whose lenses are chosen again is put in the place of what was chosen before. */
function firstOf(productId: number, line: string | null): FlowState {
  const state = readState(productId) ?? firstState()
  return line === null ? state : { ...state, line: Number(line) || null }
}

/** The choice so far, kept through back, forward and reload, and the step that the address names. */
export function useFlow(product: Product) {
  const search = useSearchParams()
  const [state, setState] = useState(() => firstOf(product.id, search.get('line')))
  const navigate = useNavigate()
  const asked = search.get('step')
  const step = reachableStep(state, asked)

  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(product.id), JSON.stringify(state))
    } catch {
      // A full or forbidden storage: the choice lives as long as the page.
    }
  }, [product.id, state])

  const addressOf = (to: Step) => href('lenses', { slug: product.slug }, { step: to })
  useEffect(() => {
    if (asked !== null && asked !== step) {
      void navigate(href('lenses', { slug: product.slug }, { step }), { replace: true })
    }
  }, [asked, step, navigate, product.slug])

  const steps = stepsOf(state)
  const at = steps.indexOf(step)
  return {
    product,
    state,
    step,
    steps,
    at,
    set: (change: Partial<FlowState>) => setState((before) => ({ ...before, ...change })),
    replace: setState,
    /** To the step after this one, by what is chosen with it. */
    go: (to: Step) => void navigate(addressOf(to)),
    next: (after: FlowState = state) => {
      const all = stepsOf(after)
      const to = all[all.indexOf(step) + 1]
      setState(after)
      if (to !== undefined) void navigate(addressOf(to))
    },
    back: at > 0 ? addressOf(steps[at - 1] ?? 'use') : null,
    restart: () => {
      setState(firstState())
      void navigate(addressOf('use'))
    },
    /** For the next visit; this page still shows the choice until it is left. */
    forget: () => sessionStorage.removeItem(keyOf(product.id)),
  }
}

export type Flow = ReturnType<typeof useFlow>
