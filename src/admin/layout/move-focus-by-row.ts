/** Moves the focus to the link or button of the next or previous row that has one; from outside, to the first. */
export function moveFocusByRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll('main tbody tr')]
  const stops = rows.flatMap((row) => {
    const stop = row.querySelector<HTMLElement>('a[href], button:not(:disabled)')
    return stop ? [{ row, stop }] : []
  })
  const present = stops.findIndex(({ row }) => row.contains(document.activeElement))
  const next = stops[present < 0 ? 0 : present + by]
  next?.stop.focus()
}
