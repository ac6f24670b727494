export function Initials({ name, className }: { name: string; className: string }) {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part.charAt(0))
    .join('')
  return (
    <span aria-hidden="true" className={`grid shrink-0 place-items-center rounded-round border ${className}`}>
      {initials}
    </span>
  )
}
