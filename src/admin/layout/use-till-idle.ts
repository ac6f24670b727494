import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { TILL_IDLE_MINUTES } from '../../domain/pin.ts'
import { useApi } from '../site/admin-context.tsx'
import { meQuery } from '../site/admin-query.ts'

const ACTS = ['pointerdown', 'keydown'] as const

/** Ends a session at a till when nobody has touched it: screens that read by themselves would keep it open for ever. */
export function useTillIdle(isAtTill: boolean): void {
  const api = useApi()
  const queries = useQueryClient()
  useEffect(() => {
    if (!isAtTill) return
    let timer: ReturnType<typeof setTimeout>
    const leave = async () => {
      await api.signIn.signOut().catch(() => undefined)
      await queries.resetQueries(meQuery)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void leave(), TILL_IDLE_MINUTES * 60_000)
    }
    wait()
    for (const act of ACTS) document.addEventListener(act, wait, true)
    return () => {
      clearTimeout(timer)
      for (const act of ACTS) document.removeEventListener(act, wait, true)
    }
  }, [isAtTill, api, queries])
}
