import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { placeLensOrder } from '../../../test/support/lens-order.ts'
import { typedEntry } from '../../../test/support/new-prescription.ts'
import { signInStaff } from '../../../test/support/staff.ts'
import { newStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { StaffRole } from '../../domain/permissions.ts'
import { lensApprovals, lensJobs } from '../db/lens-jobs-schema.ts'
import { orders } from '../db/schema.ts'
import { shipments } from '../db/shipping-schema.ts'
import { staff } from '../db/staff-schema.ts'
import { vaultReads } from '../db/vault-schema.ts'

let shop: TestShop
let optician: Awaited<ReturnType<typeof signInStaff>>
let clerk: Awaited<ReturnType<typeof newStaffMember>>
beforeAll(async () => {
  shop = await createTestShop({ clock: () => new Date('2026-11-23T08:00:00Z') })
  optician = await signInStaff(shop, 'registered_optician')
  clerk = await newStaffMember(shop, 'assistant')
  await shop.shop.db.execute(sql`update products set stock = 500`)
})
afterAll(() => shop.close())

type Member = { api: typeof optician.api }
const call = (member: Member, jobId: number) => {
  const params = { jobId }
  const get = () => member.api.call('GET /api/admin/lens-jobs/{jobId}', { params })
  return {
    get,
    prescription: () => member.api.call('GET /api/admin/lens-jobs/{jobId}/prescription', { params, query: {} }),
    approve: async (changes: object = {}) => {
      const { version } = await get()
      const body = { version, prescriptionVersion: 1, store: 'nicosia', note: '', ...changes }
      return member.api.call('POST /api/admin/lens-jobs/{jobId}/approval', { params, body })
    },
    revoke: async () => {
      const { version } = await get()
      return member.api.call('POST /api/admin/lens-jobs/{jobId}/revocation', { params, body: { version } })
    },
    step: async (to: 'ordered' | 'arrived' | 'fitting' | 'quality_check' | 'done') => {
      const { version } = await get()
      return member.api.call('POST /api/admin/lens-jobs/{jobId}/steps', { params, body: { version, to } })
    },
    values: async (changes: object = {}) => {
      const { version } = await get()
      const body = {
        version,
        entry: typedEntry(),
        age: 41,
        confirmedWarnings: ['old' as const],
        heights: null,
        ...changes,
      }
      return member.api.call('POST /api/admin/lens-jobs/{jobId}/values', { params, body })
    },
    check: async (sphere: number) => {
      const { version } = await get()
      const { right, left } = await heldValues(jobId)
      const eye = ({ cylinder, axis }: { cylinder: number; axis: number | null }, of: number) => ({
        ...{ sphere: of, cylinder, axis, add: null, monoPd: null, height: null },
      })
      const measured = {
        right: eye(right, sphere),
        left: eye(left, left.sphere),
        pd: 630,
        verticalPrism: 0,
        horizontalPrism: 0,
      }
      return member.api.call('POST /api/admin/lens-jobs/{jobId}/checks', { params, body: { version, measured } })
    },
    refuse: async () => {
      const { version } = await get()
      return member.api.call('POST /api/admin/lens-jobs/{jobId}/refusal', { params, body: { version, reason: 'No' } })
    },
    remake: async () => {
      const { version } = await get()
      return member.api.call('POST /api/admin/lens-jobs/{jobId}/remake', {
        params,
        body: { version, reason: 'scratch' },
      })
    },
  }
}

async function heldValues(jobId: number) {
  const { versions } = await call(optician, jobId).prescription()
  const values = versions.at(-1)?.values
  if (!values) throw new Error('the job holds nothing')
  return values
}

async function makeReady(jobId: number) {
  const job = call(optician, jobId)
  await job.approve()
  for (const step of ['ordered', 'arrived', 'fitting', 'quality_check'] as const) await job.step(step)
  return job.check((await heldValues(jobId)).right.sphere)
}

async function takeStep(orderId: string, status: 'in_fulfilment' | 'shipped' | 'delivered' | 'ready_for_collection') {
  const { version } = await clerk.admin.orders.get(orderId)
  const store = status === 'ready_for_collection' ? { store: 'nicosia' } : {}
  return clerk.admin.orders.takeStep(orderId, { version, status, ...store })
}

describe('a pair with power', () => {
  test('goes from the optician through the workshop to the buyer', async () => {
    const { orderId, jobId } = await placeLensOrder(shop)
    expect(await call(optician, jobId).get()).toMatchObject({ state: 'checking', isCorrective: true, isPaid: true })
    await takeStep(orderId, 'in_fulfilment')
    expect(await makeReady(jobId)).toMatchObject({ state: 'ready', checks: [{ hasPassed: true }] })
    await takeStep(orderId, 'shipped')
    const done = await call(optician, jobId).get()
    expect(done.state).toBe('done')
    expect(done.approvals).toMatchObject([{ prescriptionVersion: 1, staffName: optician.member.name, voidedAt: null }])
    expect(done.events.map(({ to }) => to).toReversed()).toEqual([
      'checking',
      'approved',
      'ordered',
      'arrived',
      'fitting',
      'quality_check',
      'ready',
      'done',
    ])
  })

  test('shows its steps to its buyer, those of a pair that was made again too', async () => {
    const { orderId, jobId, visitor } = await placeLensOrder(shop)
    const readWork = async () =>
      (await visitor.api.call('GET /api/orders/{orderId}', { params: { orderId } })).lensWork.map((work) => ({
        ...work,
        steps: work.steps.map(({ state }) => state),
      }))
    expect(await readWork()).toEqual([{ item: 0, state: 'checking', isRemake: false, steps: ['checking'] }])
    await makeReady(jobId)
    const made = ['checking', 'approved', 'ordered', 'arrived', 'fitting', 'quality_check', 'ready']
    expect(await readWork()).toEqual([{ item: 0, state: 'ready', isRemake: false, steps: made }])
    await call(optician, jobId).remake()
    expect(await readWork()).toEqual([{ item: 0, state: 'checking', isRemake: true, steps: ['checking'] }])
  })

  test('is refused by every call while it is not ready', async () => {
    const { orderId, jobId } = await placeLensOrder(shop)
    await takeStep(orderId, 'in_fulfilment')
    for (const state of ['unapproved', 'approved'] as const) {
      if (state === 'approved') await call(optician, jobId).approve()
      for (const status of ['shipped', 'ready_for_collection'] as const) {
        expect(await errorOf(takeStep(orderId, status)), `${state} ${status}`).toMatchObject({
          code: 'lenses_not_ready',
        })
      }
      const parcel = { orderId, carrier: 'other', requestKey: randomUUID(), trackingNumber: 'T1' }
      const { results } = await clerk.admin.shipping.createParcels([parcel as never])
      expect(results[0]).toMatchObject({ parcelId: null })
    }
    expect(await errorOf(call(optician, jobId).step('arrived'))).toMatchObject({ code: 'lens_step_not_allowed' })
  })

  test('is refused by the database on every road', async () => {
    const { orderId, jobId } = await placeLensOrder(shop)
    const { db } = shop.shop
    const job = eq(lensJobs.id, jobId)
    for (const state of ['approved', 'ordered', 'ready', 'done'] as const) {
      await expect(db.update(lensJobs).set({ state }).where(job), state).rejects.toThrow()
    }
    for (const status of ['ready_for_collection', 'shipped', 'delivered'] as const) {
      await expect(db.update(orders).set({ status }).where(eq(orders.id, orderId)), status).rejects.toThrow()
    }
    const at = shop.shop.clock()
    const parcel = { orderId, number: 1, carrier: 'other' as const, createdAt: at, updatedAt: at }
    await expect(db.insert(shipments).values({ ...parcel, state: 'handed_over' })).rejects.toThrow()
    const [back] = await db
      .insert(shipments)
      .values({ ...parcel, isReturn: true, state: 'in_transit' })
      .returning()
    const isParcel = eq(shipments.id, back?.id ?? 0)
    await expect(db.update(shipments).set({ isReturn: false }).where(isParcel)).rejects.toThrow()
    await expect(db.delete(lensJobs).where(job)).rejects.toThrow()
    await expect(db.update(lensJobs).set({ isCorrective: false }).where(job)).rejects.toThrow()
    await expect(
      db.execute(sql`update order_items set lens_choice_id = null where order_id = ${orderId}`),
    ).rejects.toThrow()
    await expect(db.execute(sql`delete from order_items where order_id = ${orderId}`)).rejects.toThrow()
  })

  test('keeps its frame and its order, once it is approved too', async () => {
    const [{ orderId, jobId }, other] = [await placeLensOrder(shop), await placeLensOrder(shop)]
    await call(optician, jobId).approve()
    const { db } = shop.shop
    const changes = [sql`product_id = product_id + 1`, sql`order_id = ${other.orderId}`]
    for (const change of changes) {
      const changed = db.execute(sql`update order_items set ${change} where order_id = ${orderId}`)
      await expect(changed).rejects.toMatchObject({ cause: { message: 'the lenses of a line are not changed' } })
    }
  })

  test('is handed over after payment alone', async () => {
    const { jobId } = await placeLensOrder(shop, { isPaid: false })
    await call(optician, jobId).approve()
    expect(await errorOf(call(optician, jobId).step('ordered'))).toMatchObject({ code: 'payment_not_secured' })
  })

  test('that fails the quality check is made again from the same version, after a new approval', async () => {
    const { orderId, jobId } = await placeLensOrder(shop)
    await takeStep(orderId, 'in_fulfilment')
    const job = call(optician, jobId)
    await job.approve()
    for (const step of ['ordered', 'arrived', 'fitting', 'quality_check'] as const) await job.step(step)
    const made = await job.check((await heldValues(jobId)).right.sphere - 50)
    expect(made).toMatchObject({ number: 2, state: 'checking', remakeReason: 'power', approvals: [] })
    expect((await job.get()).state).toBe('failed')
    expect(await errorOf(takeStep(orderId, 'shipped'))).toMatchObject({ code: 'lenses_not_ready' })
    expect((await call(optician, made.id).prescription()).versions).toHaveLength(1)
    await makeReady(made.id)
    await takeStep(orderId, 'shipped')
  })

  test('comes back with a complaint and is made again, while its order goes on', async () => {
    const { orderId, jobId } = await placeLensOrder(shop)
    await takeStep(orderId, 'in_fulfilment')
    await makeReady(jobId)
    await takeStep(orderId, 'shipped')
    const made = await call(optician, jobId).remake()
    await takeStep(orderId, 'delivered')
    await makeReady(made.id)
    expect(await call(optician, made.id).step('done')).toMatchObject({ state: 'done' })
  })

  test('is not made once its order is cancelled', async () => {
    const { orderId, jobId } = await placeLensOrder(shop)
    await call(optician, jobId).approve()
    await shop.shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId))
    const job = await call(optician, jobId).get()
    expect(job.state).toBe('cancelled')
    expect(job.approvals[0]?.voidedAt).not.toBeNull()
    expect(await errorOf(call(optician, jobId).step('ordered'))).toMatchObject({ code: 'lens_step_not_allowed' })
  })
})

describe('an approval', () => {
  const ROLES: StaffRole[] = ['assistant', 'technical_optician', 'manager', 'owner']
  test.each(ROLES)('is not given by a %s', async (role) => {
    const { jobId } = await placeLensOrder(shop)
    const member = await signInStaff(shop, role)
    expect(await errorOf(call(member, jobId).approve())).toMatchObject({ status: 403 })
    expect(await call(optician, jobId).get()).toMatchObject({ state: 'checking', approvals: [] })
  })

  test('is not given by whoever has lost the role, the number or the post meanwhile', async () => {
    const { jobId } = await placeLensOrder(shop)
    const { db } = shop.shop
    const { id, registrationNumber, registrationExpiresOn } = optician.member
    const isMember = eq(staff.id, id)
    const [{ prescriptionId, ...job } = {} as never] = await db.select().from(lensJobs).where(eq(lensJobs.id, jobId))
    const approval = {
      ...{ jobId, lensChoiceId: job.lensChoiceId, productId: job.productId, prescriptionId: prescriptionId ?? '' },
      ...{ prescriptionVersion: 1, staffId: id, staffName: 'Optician', store: 'nicosia', storeLicence: '' },
      registrationNumber: registrationNumber ?? '',
      registrationExpiresOn: registrationExpiresOn ?? '',
      at: shop.shop.clock(),
    }
    const restored = { role: optician.member.role, deactivatedAt: null, registrationNumber, registrationExpiresOn }
    for (const lost of [
      { role: 'manager' as const },
      { deactivatedAt: new Date() },
      { registrationExpiresOn: '2026-11-22' },
      { registrationNumber: 'other' },
      { registrationNumber: null, registrationExpiresOn: null },
    ]) {
      await db.update(staff).set(lost).where(isMember)
      await expect(db.insert(lensApprovals).values(approval), JSON.stringify(lost)).rejects.toThrow()
      await db.update(staff).set(restored).where(isMember)
    }
    await expect(db.insert(lensApprovals).values({ ...approval, prescriptionVersion: 2 })).rejects.toThrow()
    const expired = { ...approval, registrationExpiresOn: '2026-11-22' }
    await expect(db.insert(lensApprovals).values(expired)).rejects.toThrow()
    await db.insert(lensApprovals).values(approval)
    await expect(db.insert(lensApprovals).values(approval)).rejects.toThrow()
    await expect(db.delete(lensApprovals).where(eq(lensApprovals.jobId, jobId))).rejects.toThrow()
  })

  test('of two opticians at once is given once', async () => {
    const { jobId } = await placeLensOrder(shop)
    const both = await Promise.allSettled([call(optician, jobId).approve(), call(optician, jobId).approve()])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await call(optician, jobId).get()).approvals).toHaveLength(1)
  })

  test('is of the very version that was seen, and a new version needs a new one', async () => {
    const { jobId } = await placeLensOrder(shop)
    const job = call(optician, jobId)
    expect(await job.values({ heights: { right: 180, left: 181 } })).toMatchObject({ state: 'checking' })
    expect(await errorOf(job.approve())).toMatchObject({ code: 'lens_version_changed' })
    await job.approve({ prescriptionVersion: 2, note: 'Checked by phone' })
    expect(await errorOf(job.values())).toMatchObject({ code: 'lens_step_not_allowed' })
    await job.step('ordered')
    expect(await job.revoke()).toMatchObject({ state: 'checking', approvals: [{ prescriptionVersion: 2 }] })
    expect(await errorOf(job.step('arrived'))).toMatchObject({ code: 'lens_step_not_allowed' })
    await job.values()
    const { versions, notes } = await job.prescription()
    expect(versions.map(({ source }) => source)).toEqual(['typed', 'staff', 'staff'])
    expect(notes).toMatchObject([{ text: 'Checked by phone' }])
    const changed = shop.shop.db
      .update(lensJobs)
      .set({ prescriptionVersion: 1, state: 'approved' })
      .where(eq(lensJobs.id, jobId))
    await expect(changed).rejects.toThrow()
  })

  test('needs what was measured where the lenses need it', async () => {
    const { right, left, ...rest } = typedEntry()
    const entry = { ...rest, right: { ...right, add: '+2.00' }, left: { ...left, add: '+2.00' } }
    const prescription = { source: 'typed' as const, entry, age: 57, confirmedWarnings: ['old' as const] }
    const wish = { use: 'both' as const, type: 'progressive' as const, prescription }
    const form = {
      shippingMethod: 'collection' as const,
      collectionStore: 'paphos',
      fittingDate: '2026-12-02',
      fittingTime: '10:00',
    }
    const { jobId } = await placeLensOrder(shop, { wish, form })
    const job = call(optician, jobId)
    expect(await job.get()).toMatchObject({ state: 'measuring', store: 'paphos' })
    const measured = { entry, age: 57 }
    await job.values(measured)
    expect(await errorOf(job.approve({ prescriptionVersion: 2 }))).toMatchObject({ code: 'measuring_needed' })
    await job.values({ ...measured, heights: { right: 200, left: 200 } })
    expect(await job.approve({ prescriptionVersion: 3 })).toMatchObject({ state: 'approved' })
  })
})

describe('values', () => {
  test('are seen by opticians alone, and each look is logged', async () => {
    const { jobId } = await placeLensOrder(shop)
    for (const role of ['assistant', 'manager', 'owner'] as const) {
      const member = await signInStaff(shop, role)
      expect(await errorOf(call(member, jobId).prescription())).toMatchObject({ status: 403 })
      expect(JSON.stringify(await call(member, jobId).get())).not.toMatch(/sphere|cylinder/)
    }
    const before = await shop.shop.db.$count(vaultReads)
    await call(optician, jobId).prescription()
    const reads = (await shop.shop.db.select().from(vaultReads)).slice(before)
    expect(reads).toMatchObject([{ staffId: optician.member.id, role: 'registered_optician', purpose: 'review' }])
  })

  test('are not in the audit, the queue or the order', async () => {
    const { jobId, orderId } = await placeLensOrder(shop)
    await call(optician, jobId).values()
    await call(optician, jobId).refuse()
    const audited = JSON.stringify(await shop.shop.db.execute(sql`select * from audit`))
    expect(audited).not.toMatch(/"sphere"|-2\.25/)
    expect(JSON.stringify(await clerk.admin.orders.get(orderId))).not.toMatch(/"sphere"|-2\.25/)
  })
})

test('lenses without power need no approval, but the steps of the workshop', async () => {
  const wish = { use: 'none' as const, type: 'plano' as const, prescription: { source: 'none' as const } }
  const { jobId, orderId } = await placeLensOrder(shop, { wish })
  await takeStep(orderId, 'in_fulfilment')
  expect(await errorOf(takeStep(orderId, 'shipped'))).toMatchObject({ code: 'lenses_not_ready' })
  const technician = await signInStaff(shop, 'technical_optician')
  const job = call(technician, jobId)
  for (const step of ['ordered', 'arrived', 'fitting', 'quality_check'] as const) await job.step(step)
  const { version } = await job.get()
  const eye = { sphere: 0, cylinder: 0, axis: null, add: null, monoPd: null, height: null }
  const measured = { right: eye, left: eye, pd: 630, verticalPrism: 0, horizontalPrism: 0 }
  await technician.api.call('POST /api/admin/lens-jobs/{jobId}/checks', {
    params: { jobId },
    body: { version, measured },
  })
  await takeStep(orderId, 'shipped')
})

test('whoever saw an older state of the pair changes nothing', async () => {
  const { jobId } = await placeLensOrder(shop)
  const { version } = await call(optician, jobId).get()
  await call(optician, jobId).values()
  const body = { version, prescriptionVersion: 2, store: 'nicosia', note: '' }
  const late = optician.api.call('POST /api/admin/lens-jobs/{jobId}/approval', { params: { jobId }, body })
  expect(await errorOf(late)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
})
