import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from './load-failure.tsx'

interface LoadingProps {
  query: { data: unknown; isError: boolean; refetch: () => unknown }
  /** The placeholder’s height, and its distance from what is above. */
  className: string
}

/** A placeholder until the first answer, or a way to try again where none came; nothing once there is one. */
export function Loading({ query, className }: LoadingProps) {
  if (query.data !== undefined) return null
  return query.isError ? <LoadFailure onRetry={query.refetch} /> : <Skeleton className={className} />
}
