import type { Schema } from '../../client/form/use-check.ts'
import type { NewStaff } from '../../contract/admin/staff.ts'

type Typed = Record<string, string | undefined>

/** The contract's form for fields that stand side by side: an empty registration number is no registration. */
export async function loadMemberSchema(): Promise<Schema<Omit<NewStaff, 'requestKey'>>> {
  const { newStaffForm } = await import('../../contract/admin/staff.ts')
  const form = newStaffForm.omit({ requestKey: true })
  return {
    safeParse: (typed) => {
      const { name, email, role, number, expiresOn } = typed as Typed
      const registration = number || expiresOn ? { number, expiresOn } : null
      const result = form.safeParse({ name, email, role, registration })
      if (result.success) return result
      const issues = result.error.issues.map(({ path, message }) => ({ path: path.slice(-1), message }))
      return { success: false, error: { issues } }
    },
  }
}
