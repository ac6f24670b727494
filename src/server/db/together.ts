import { isAborted } from './errors.ts'

type Results<Works extends readonly unknown[]> = { -readonly [At in keyof Works]: Awaited<Works[At]> }

/**
 * Waits for work that sends its statements without waiting for one another's answers, in one transaction. The first
 * statement of each is sent in the order of the calls; a later one, once its own work has the answer before it. Unlike
 * `Promise.all` it waits for all work where some fails: none may send a statement after the rollback.
 *
 * @param works calls of async functions; statements that are not sent yet follow theirs
 * @throws what failed first; not what only followed from it in the database
 */
export async function together<const Works extends readonly unknown[]>(works: Works): Promise<Results<Works>> {
  let first: { error: unknown } | undefined
  const results = await Promise.all(
    works.map(async (work) => {
      try {
        return await work
      } catch (error) {
        // Answers that arrive at once do not reach this line in their order.
        if (first === undefined || isAborted(first.error)) first = { error }
      }
    }),
  )
  if (first !== undefined) throw first.error
  return results as Results<Works>
}
