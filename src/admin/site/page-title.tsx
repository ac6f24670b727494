import { useAdminWords } from './admin-words.tsx'

/** React carries it into the head. */
export function PageTitle({ children }: { children: string }) {
  const { frame } = useAdminWords()
  return <title>{children + frame.titleSuffix}</title>
}
