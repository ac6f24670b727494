import { useAdminWords } from '../site/admin-words.tsx'

export function By({ name }: { name: string | null }) {
  const { timeline } = useAdminWords()
  return <span className="block text-label text-ink-soft">{name ?? timeline.byShop}</span>
}
