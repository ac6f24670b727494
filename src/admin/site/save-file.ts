/** Saves a text as a file of the browser's downloads. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the address after the press.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
