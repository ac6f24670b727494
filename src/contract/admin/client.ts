import { fillPath, type Send } from '../send-call.ts'
import { createAdminCaller } from './caller.ts'
import type { AdminCall, AdminInput } from './calls.ts'
import { catalogueClient } from './client-of-catalogue.ts'
import { ordersClient } from './client-of-orders.ts'
import { peopleClient } from './client-of-people.ts'
import { staffClient } from './client-of-staff.ts'

/** The path of a call with its parameters filled in and its query in the order given; empty values are left out. */
export const adminPathOf = <Name extends AdminCall>(name: Name, input: AdminInput<Name>): string =>
  fillPath(name, input)

/**
 * A typed client of the back office's API around a given `fetch`.
 *
 * @throws ApiError when the response is not a success
 */
export function createAdminClient(send: Send) {
  const caller = createAdminCaller(send)
  const { read, readResponse, call } = caller
  return {
    ...{ read, readResponse, call },
    ...staffClient(caller),
    ...ordersClient(caller),
    ...catalogueClient(caller),
    ...peopleClient(caller),
  }
}

export type AdminClient = ReturnType<typeof createAdminClient>
