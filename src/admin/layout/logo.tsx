import { useAdminWords } from '../site/admin-words.tsx'

export function Logo() {
  const { frame } = useAdminWords()
  return (
    <>
      <span className="font-display text-[1.375rem] leading-none">{frame.shopName}</span>
      <span className="mt-1 block text-[0.6875rem] leading-none tracking-[0.12em] text-brass-light uppercase">
        {frame.name}
      </span>
    </>
  )
}
