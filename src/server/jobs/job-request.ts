import { currentRequestId } from '../log/request-scope.ts'

/** Beside the job's own data. */
const KEY = '_requestId'

/** A job's data with the id of the request that enqueues it, if there is one. */
export function withRequest(data: object, requestId = currentRequestId()): object {
  return requestId === undefined ? data : { ...data, [KEY]: requestId }
}

/** The data as they were enqueued, and the id of the request. */
export function splitRequest<Data extends object>(stored: Data): { data: Data; requestId?: string } {
  const { [KEY]: requestId, ...data } = stored as Data & { [KEY]?: string }
  return { data: data as unknown as Data, ...(requestId !== undefined && { requestId }) }
}
