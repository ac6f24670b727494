import { useEffect, useRef } from 'react'

/** Says what is missing, at every press once more. */
export function Missing({ text, attempt }: { text: string; attempt: number }) {
  const box = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each press
  useEffect(() => box.current?.focus(), [attempt])
  if (text === '') return null
  return (
    <p ref={box} role="alert" tabIndex={-1} className="mt-6 border-l-2 border-terracotta py-1 pl-5 text-terracotta">
      {text}
    </p>
  )
}
