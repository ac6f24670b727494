/**
 * Solves a small system of linear equations by elimination with pivots.
 * @param matrix square, row by row
 * @returns zero for what the equations do not determine
 */
export function solveLinear(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  for (let column = 0; column < size; column++) {
    const pivot = rows.reduce(
      (best, row, i) => (i >= column && Math.abs(row[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0) ? i : best),
      column,
    )
    const [chosen = [], replaced = []] = [rows[pivot], rows[column]]
    rows[pivot] = replaced
    rows[column] = chosen
    const head = chosen[column] ?? 0
    if (Math.abs(head) < 1e-12) continue
    for (const [i, row] of rows.entries()) {
      const factor = (row[column] ?? 0) / head
      if (i !== column) for (let k = column; k <= size; k++) row[k] = (row[k] ?? 0) - factor * (chosen[k] ?? 0)
    }
  }
  return rows.map((row, i) => (Math.abs(row[i] ?? 0) < 1e-12 ? 0 : (row[size] ?? 0) / (row[i] ?? 1)))
}
