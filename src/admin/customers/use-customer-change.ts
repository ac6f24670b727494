import { useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../ui/toast.tsx'
import { type Customer, customerQuery } from './customer.ts'

/** Runs a change and shows the customer that it answers with. */
export function useCustomerChange(id: number) {
  const queries = useQueryClient()
  const toast = useToast()
  return async (change: () => Promise<Customer>, done: string): Promise<void> => {
    queries.setQueryData(customerQuery(id).queryKey, await change())
    toast.show({ title: done })
  }
}
