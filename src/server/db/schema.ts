import {
  bigint,
  bigserial,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  real,
  serial,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type * as z from 'zod'
import type { billingAddress, contactAndAddress } from '../../contract/checkout-form.ts'
import type { MergeNotice } from '../../domain/cart.ts'
import type { DeliveryPoint } from '../../domain/delivery-point.ts'
import type { AppointmentSource, AppointmentStatus } from '../../domain/diary.ts'
import type { Color, FrameType, Gender, LensColor, Material, Shape } from '../../domain/eyewear.ts'
import type { NewsletterSource, SubscriberStatus } from '../../domain/newsletter.ts'
import type { OrderEdit } from '../../domain/order-edit.ts'
import type { ItemsReturned } from '../../domain/order-return.ts'
import type { OrderStatus } from '../../domain/order-status.ts'
import type { PaymentStatus } from '../../domain/payment.ts'
import type { ProductStatus } from '../../domain/publishing.ts'
import type { Role } from '../../domain/role.ts'
import type { Service } from '../../domain/services.ts'
import type { DeliveryMethod, Language, OrderPaymentMethod, OrderSource } from '../../domain/shop-facts.ts'
import type { StoreId } from '../../domain/stores.ts'
import type { TaxClass } from '../../domain/tax-rates.ts'

/** The tables for queries. Constraints, indices and triggers are in migrations/*.sql. */

const moment = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = moment('created_at').notNull().defaultNow()
/** Written by `searchVector` (orders/order-search.ts). */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const language = text('language').$type<Language>().notNull()

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})

export const users = pgTable('users', {
  id: serial('id').primaryKey(),
  username: text('username').notNull(),
  /** The username for comparisons; see `foldUsername`. */
  usernameFolded: text('username_folded').notNull(),
  password: text('password').notNull(),
  email: text('email').notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  address: text('address'),
  city: text('city'),
  country: text('country'),
  phoneNumber: text('phone_number'),
  role: text('role').$type<Role>().notNull().default('customer'),
  emailVerifiedAt: moment('email_verified_at'),
  language: text('language').$type<Language>().notNull().default('en'),
  createdAt,
})

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  id: uuid('id').notNull().defaultRandom(),
  userId: integer('user_id').notNull(),
  browser: text('browser'),
  system: text('system'),
  createdAt,
  seenAt: moment('seen_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
})

/** The purpose of a link in an e-mail. */
export type TokenPurpose = 'verify' | 'change' | 'reset' | 'undo'

export const emailTokens = pgTable('email_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text('purpose').$type<TokenPurpose>().notNull(),
  userId: integer('user_id').notNull(),
  email: text('email').notNull(),
  createdAt,
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
})

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  strikes: smallint('strikes').notNull().default(0),
  resetsAt: moment('resets_at').notNull(),
})

export const categories = pgTable('categories', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  nameEl: text('name_el').notNull(),
  description: text('description').notNull().default(''),
  descriptionEl: text('description_el').notNull().default(''),
  version: integer('version').notNull().default(1),
})

export const brands = pgTable('brands', {
  brand: text('brand').primaryKey(),
  maker: text('maker').notNull(),
  postalAddress: text('postal_address').notNull(),
  email: text('email').notNull(),
  responsiblePerson: text('responsible_person'),
  isInUnion: boolean('is_in_union').notNull().default(true),
  version: integer('version').notNull().default(1),
  requestKey: uuid('request_key'),
})

export const products = pgTable('products', {
  id: serial('id').primaryKey(),
  sku: text('sku').notNull(),
  model: text('model'),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  nameEl: text('name_el').notNull(),
  description: text('description').notNull().default(''),
  descriptionEl: text('description_el').notNull().default(''),
  priceCents: integer('price_cents').notNull(),
  discountPriceCents: integer('discount_price_cents'),
  categoryId: integer('category_id').notNull(),
  brand: text('brand').notNull(),
  material: text('material').$type<Material>().notNull(),
  color: text('color').$type<Color>().notNull(),
  shape: text('shape').$type<Shape>(),
  frameType: text('frame_type').$type<FrameType>(),
  gender: text('gender').$type<Gender>(),
  stock: integer('stock').notNull().default(0),
  isNew: boolean('is_new').notNull().default(false),
  isBestseller: boolean('is_bestseller').notNull().default(false),
  images: text('images').array().notNull(),
  lensWidthMm: real('lens_width_mm'),
  lensHeightMm: real('lens_height_mm'),
  bridgeMm: real('bridge_mm'),
  templeMm: real('temple_mm'),
  frameWidthMm: real('frame_width_mm'),
  weightG: real('weight_g'),
  lensColor: text('lens_color').$type<LensColor>(),
  filterCategory: smallint('filter_category'),
  uv400: boolean('uv400'),
  polarised: boolean('polarised'),
  status: text('status').$type<ProductStatus>().notNull().default('published'),
  version: integer('version').notNull().default(1),
  taxClass: text('tax_class').$type<TaxClass>().notNull().default('standard'),
  imageAlts: jsonb('image_alts').$type<Record<string, ImageAlt>>().notNull().default({}),
  requestKey: uuid('request_key'),
  createdAt,
})

/** The text of a picture; an empty one means the product's name. */
export type ImageAlt = Record<Language, string>

export const priceHistory = pgTable('price_history', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  productId: integer('product_id').notNull(),
  priceCents: integer('price_cents').notNull(),
  discountPriceCents: integer('discount_price_cents'),
  validFrom: moment('valid_from').notNull().defaultNow(),
})

export const savedProducts = pgTable('saved_products', {
  userId: integer('user_id').notNull(),
  productId: integer('product_id').notNull(),
  createdAt,
})

export const carts = pgTable('carts', {
  id: serial('id').primaryKey(),
  userId: integer('user_id'),
  guestId: text('guest_id'),
  guestKey: text('guest_key'),
  mergeNotice: jsonb('merge_notice').$type<MergeNotice>(),
  createdAt,
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const cartItems = pgTable('cart_items', {
  id: serial('id').primaryKey(),
  cartId: integer('cart_id').notNull(),
  productId: integer('product_id').notNull(),
  quantity: integer('quantity').notNull().default(1),
  lensChoiceId: uuid('lens_choice_id'),
  createdAt,
})

export type Address = z.output<typeof contactAndAddress>
export type BillingAddress = z.output<typeof billingAddress>

export const orders = pgTable('orders', {
  id: text('id').primaryKey(),
  userId: integer('user_id'),
  guestEmail: text('guest_email'),
  guestKey: text('guest_key'),
  cartId: integer('cart_id'),
  formHash: text('form_hash').notNull(),
  status: text('status').$type<OrderStatus>().notNull().default('pending'),
  currency: text('currency').$type<'EUR'>().notNull().default('EUR'),
  subtotalCents: integer('subtotal_cents').notNull(),
  shippingCents: integer('shipping_cents').notNull(),
  totalCents: integer('total_cents').notNull(),
  vatCents: integer('vat_cents').notNull(),
  shippingMethod: text('shipping_method').$type<DeliveryMethod>().notNull(),
  paymentMethod: text('payment_method').$type<OrderPaymentMethod>().notNull(),
  shippingAddress: jsonb('shipping_address').$type<Address>().notNull(),
  billingAddress: jsonb('billing_address').$type<BillingAddress>().notNull(),
  language,
  buyerLeftAt: moment('buyer_left_at'),
  version: integer('version').notNull().default(1),
  search: tsvector('search').notNull().default(''),
  trackingNumber: text('tracking_number'),
  collectionStore: text('collection_store').$type<StoreId>(),
  linksValidFrom: moment('links_valid_from'),
  source: text('source').$type<OrderSource>().notNull().default('web'),
  takenBy: integer('taken_by'),
  requestKey: uuid('request_key'),
  paymentStatus: text('payment_status').$type<PaymentStatus>().notNull().default('unpaid'),
  /** Pieces are kept until then; null where they are taken. */
  heldUntil: moment('held_until'),
  cashFeeCents: integer('cash_fee_cents').notNull().default(0),
  deliveryPoint: jsonb('delivery_point').$type<DeliveryPoint>(),
  /** The days that the buyer was promised; null where they depend on a visit or a payment. */
  arrivesFirst: date('arrives_first', { mode: 'string' }),
  arrivesLast: date('arrives_last', { mode: 'string' }),
  createdAt,
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const orderItems = pgTable('order_items', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  orderId: text('order_id').notNull(),
  productId: integer('product_id').notNull(),
  sku: text('sku').notNull(),
  name: text('name').notNull(),
  nameEl: text('name_el').notNull(),
  slug: text('slug').notNull(),
  image: text('image'),
  quantity: integer('quantity').notNull(),
  priceCents: integer('price_cents').notNull(),
  taxClass: text('tax_class').$type<TaxClass>().notNull().default('standard'),
  /** With lenses: it can't be withdrawn from. */
  isMadeToOrder: boolean('is_made_to_order').notNull().default(false),
  lensChoiceId: uuid('lens_choice_id'),
  /** Contained in `priceCents`. */
  lensCents: integer('lens_cents').notNull().default(0),
  createdAt,
})

export type OrderEventKind =
  | 'status_changed'
  | 'note_added'
  | 'confirmation_resent'
  | 'email_corrected'
  | 'order_edited'
  | 'items_returned'
  | 'payment_changed'
  | 'refund_changed'
  | 'parcel_changed'
  | 'document_issued'
  | 'withdrawal_changed'
  | 'claim_changed'

/** What happened to a payment, refund, parcel, document, withdrawal or claim. Nothing personal. */
export interface EventDetails {
  /** Named in the timeline by `orderEvents` of the back office's words. */
  event: string
  amountCents?: number
  /** A number or a code. */
  reference?: string
}

export interface StatusChange {
  from: OrderStatus
  to: OrderStatus
  /** Why it was cancelled, where no staff did it. */
  reason?: 'unpaid' | 'by_buyer'
}

/** Rows are only added. */
export const orderEvents = pgTable('order_events', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  orderId: text('order_id').notNull(),
  kind: text('kind').$type<OrderEventKind>().notNull(),
  staffId: integer('staff_id'),
  /** Nothing personal. */
  details: jsonb('details')
    .$type<StatusChange | OrderEdit | ItemsReturned | EventDetails | Record<string, never>>()
    .notNull(),
  requestKey: uuid('request_key'),
  at: moment('at').notNull(),
})

export const orderNotes = pgTable('order_notes', {
  eventId: bigint('event_id', { mode: 'number' }).primaryKey(),
  orderId: text('order_id').notNull(),
  body: text('body').notNull(),
})

/** Documents that jobs prepare, such as feeds. */
export const documents = pgTable('documents', {
  name: text('name').primaryKey(),
  body: text('body').notNull(),
  createdAt,
})

/** E-mails that the mail server has accepted; those that wait are jobs. */
export const sentEmails = pgTable('sent_emails', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  recipient: text('recipient').notNull(),
  orderId: text('order_id'),
  language,
  createdAt,
  sentAt: moment('sent_at').notNull(),
})

/** `requested` waits for the store's confirmation; `booked` has a fixed time. */
export const appointments = pgTable('appointments', {
  id: serial('id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** Null for somebody who left only a phone number; then no e-mails are sent. */
  email: text('email'),
  phone: text('phone').notNull(),
  store: text('store').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  message: text('message'),
  status: text('status').$type<AppointmentStatus>().notNull().default('requested'),
  service: text('service').$type<Service>(),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  sequence: integer('sequence').notNull().default(0),
  remindAt: moment('remind_at'),
  /** Given by the database where it is missing. */
  seat: smallint('seat'),
  version: integer('version').notNull().default(1),
  changedBy: integer('changed_by'),
  changedAt: moment('changed_at'),
  arrivedAt: moment('arrived_at'),
  source: text('source').$type<AppointmentSource>().notNull().default('web'),
  /** For colleagues only. */
  staffNote: text('staff_note'),
  requestKey: uuid('request_key'),
  /** Of the order that is collected then. */
  orderId: text('order_id'),
  search: tsvector('search').notNull().default(''),
  language,
  createdAt,
})

export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    language,
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [unique().on(table.productId, table.email)],
)

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: serial('id').notNull(),
  email: text('email').primaryKey(),
  language,
  status: text('status').$type<SubscriberStatus>().notNull().default('pending'),
  createdAt,
  askedAt: moment('asked_at').notNull().defaultNow(),
  confirmedAt: moment('confirmed_at'),
  leftAt: moment('left_at'),
  source: text('source').$type<NewsletterSource>().notNull().default('unknown'),
})
