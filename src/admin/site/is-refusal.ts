import { ApiError } from '../../contract/client.ts'

/** Whether the server refused a call; without a connection, and while it is down, the call may be tried again. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
