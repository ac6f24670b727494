import { useEffect, useState } from 'react'
import { useWords } from '../../client/site-context.tsx'

/** The quiet zone of a QR code, in modules. */
const QUIET = 4

/** A QR code, drawn as one path. Its drawer is loaded only where a transfer is shown. */
export function TransferCode({ text }: { text: string }) {
  const { transfer } = useWords()
  const code = useCode(text)
  if (code === null) return null
  return (
    <figure className="mt-8 flex flex-wrap items-center gap-6">
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={transfer.code}
        shapeRendering="crispEdges"
        className="size-44 shrink-0 bg-white text-ink forced-color-adjust-none"
      >
        <path d={code.path} fill="currentColor" />
      </svg>
      <figcaption className="max-w-60 text-small text-ink-soft">{transfer.codeText}</figcaption>
    </figure>
  )
}

interface Code {
  size: number
  path: string
}

function useCode(text: string): Code | null {
  const [code, setCode] = useState<Code | null>(null)
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      const { encode } = await import('uqr')
      // The standard asks for level M.
      const { data, size } = encode(text, { ecc: 'M', border: QUIET })
      if (isCurrent) setCode({ size, path: pathOf(data) })
    }
    draw().catch((error: unknown) => console.error(error))
    return () => {
      isCurrent = false
    }
  }, [text])
  return code
}

const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
