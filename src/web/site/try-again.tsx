import { Button } from '../../ui/button.tsx'

interface TryAgainProps {
  words: { failed: string; tryAgain: string }
  onTry: () => Promise<unknown>
}

/** Stands where a part of a page could not be loaded. */
export function TryAgain({ words, onTry }: TryAgainProps) {
  return (
    <div role="alert">
      <p className="mb-4">{words.failed}</p>
      <Button look="outline" onClick={() => void onTry()}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
