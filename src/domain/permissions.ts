/** What staff may do in the back office. Each call declares one of these. */
export const PERMISSIONS = [
  'orders.view',
  'orders.edit',
  'orders.cancel',
  'orders.refund',
  'orders.export',
  'catalog.view',
  'catalog.edit',
  'catalog.prices',
  'catalog.import',
  'stock.view',
  'stock.move',
  'stock.count',
  'appointments.view',
  'appointments.edit',
  'customers.view',
  'customers.edit',
  'customers.export',
  'customers.erase',
  'prescriptions.view',
  'prescriptions.edit',
  'prescriptions.approve',
  'reports.view',
  'settings.view',
  'settings.edit',
  'settings.search',
  'staff.view',
  'staff.edit',
  'audit.view',
  'security.view',
] as const
export type Permission = (typeof PERMISSIONS)[number]

export const STAFF_ROLES = ['assistant', 'technical_optician', 'registered_optician', 'manager', 'owner'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** An optician's entry in the register. The day of expiry, `yyyy-mm-dd` in Cyprus, is the last valid one. */
export interface Registration {
  number: string
  expiresOn: string
}

const ASSISTANT: readonly Permission[] = [
  'orders.view',
  'orders.edit',
  'catalog.view',
  'stock.view',
  'stock.move',
  'stock.count',
  'appointments.view',
  'appointments.edit',
  'customers.view',
]
/** Opticians know what frames and lenses are called, so they say which words of a search mean the same. */
const OPTICIAN: readonly Permission[] = [
  ...ASSISTANT,
  'customers.edit',
  'prescriptions.view',
  'settings.view',
  'settings.search',
]
const MANAGER: readonly Permission[] = [
  ...ASSISTANT,
  'orders.cancel',
  'orders.refund',
  'orders.export',
  'catalog.edit',
  'catalog.prices',
  'catalog.import',
  'customers.edit',
  'customers.export',
  'customers.erase',
  'reports.view',
  'settings.view',
  'settings.search',
  'staff.view',
  'staff.edit',
  'audit.view',
]

/** Prescriptions are health data: neither managers nor owners read them. */
const ROLE_PERMISSIONS: Record<StaffRole, readonly Permission[]> = {
  assistant: ASSISTANT,
  technical_optician: OPTICIAN,
  registered_optician: [...OPTICIAN, 'prescriptions.edit', 'prescriptions.approve'],
  manager: MANAGER,
  owner: [...MANAGER, 'settings.edit', 'security.view'],
}

/** Who signs in at a till by PIN does without these: a PIN is short, and is typed in front of others. */
const NOT_AT_A_TILL: readonly Permission[] = [
  'staff.edit',
  'settings.edit',
  'customers.export',
  'customers.erase',
  'orders.export',
  'security.view',
]

export const isAllowedAtTill = (permission: Permission): boolean => !NOT_AT_A_TILL.includes(permission)

/** Whether a role has a permission, but not at a till. */
export const isLostAtTill = (role: StaffRole, permission: Permission): boolean =>
  !isAllowedAtTill(permission) && ROLE_PERMISSIONS[role].includes(permission)

const isRegistrationNeeded = (permission: Permission) => permission.startsWith('prescriptions.')

/**
 * The permissions of a staff member today. Without a valid registration an optician has none for prescriptions.
 * @param today `yyyy-mm-dd` in Cyprus
 */
export function permissionsOf(role: StaffRole, registration: Registration | null, today: string): Permission[] {
  const isRegistered = registration !== null && registration.expiresOn >= today
  return ROLE_PERMISSIONS[role].filter((permission) => isRegistered || !isRegistrationNeeded(permission))
}

export const isOptician = (role: StaffRole): boolean => role === 'technical_optician' || role === 'registered_optician'

/** Whether a role signs in with a second factor. The others may set one up. */
export const isSecondFactorRequired = (role: StaffRole): boolean => role === 'manager' || role === 'owner'

/** Whether staff of one role may add, change and deactivate staff of another: only owners may touch owners. */
export const canEditStaffOf = (own: StaffRole, other: StaffRole): boolean => own === 'owner' || other !== 'owner'
