export function ErrorBox({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <p role="alert" className="mb-6 border border-terracotta bg-terracotta/8 px-4 py-3 text-small text-terracotta">
      {text}
    </p>
  )
}
