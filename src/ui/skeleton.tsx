/** Without scripts nothing is awaited. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span aria-hidden="true" className={`block animate-pulse rounded-edge bg-chalk noscript:hidden ${className}`} />
  )
}
