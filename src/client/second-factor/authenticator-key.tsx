interface AuthenticatorKeyProps {
  qrSvg: string
  /** In base32. */
  secret: string
  words: Readonly<Record<'scan' | 'qr' | 'byHand' | 'enter', string>>
}

/** What an authenticator app needs: a picture to scan, or a key to type. */
export function AuthenticatorKey({ qrSvg, secret, words }: AuthenticatorKeyProps) {
  return (
    <>
      <p>{words.scan}</p>
      <img src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`} alt={words.qr} className="size-52 bg-white p-3" />
      <p className="text-small text-ink-soft">
        {words.byHand}
        <code className="figures mt-1 block text-body tracking-[0.06em] break-all text-ink select-all">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <p>{words.enter}</p>
    </>
  )
}
