/** A place where something is about to stand, in its shape. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-edge bg-chalk ${className}`} />
}
