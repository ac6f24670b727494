import type { OrderParcel } from '../../contract/parcels.ts'
import { CARRIERS } from '../../domain/carriers.ts'
import type { Block, EmailContent, Fact } from '../email/email-content.ts'
import type { TemplateContext } from '../email/template-context.ts'
import { deliveryAddress } from './order-confirmation-email.ts'
import { getOrderRow, orderEmail } from './order-email.ts'
import { listOrderParcels } from './order-parcels.ts'
import type { OrderRow } from './orders.ts'

interface About {
  orderId: string
}

export async function orderShipped({ orderId }: About, context: TemplateContext): Promise<EmailContent> {
  const order = await getOrderRow(context, orderId)
  const parcels = await parcelsOf(order, context)
  const deliverTo = { name: context.words.order_confirmation.deliverTo, value: placeOf(order, context) }
  const facts = [...(parcels.length > 0 ? parcels.flatMap(factsOf(context)) : typedNumber(order, context)), deliverTo]
  return orderEmail(
    { order, texts: context.words.order_shipped, blocks: [{ is: 'facts', facts }, ...links(parcels, context)] },
    context,
  )
}

/** The locker opens by a code that the carrier sends to the phone. */
export async function parcelReady({ orderId }: About, context: TemplateContext): Promise<EmailContent> {
  const order = await getOrderRow(context, orderId)
  const parcels = await parcelsOf(order, context)
  const { words } = context
  const facts = [
    { name: words.parcel_ready.place, value: placeOf(order, context) },
    ...parcels.flatMap(factsOf(context)),
  ]
  const blocks: Block[] = [
    { is: 'facts', facts },
    { is: 'text', text: words.parcel_ready.code },
  ]
  return orderEmail({ order, texts: words.parcel_ready, blocks: [...blocks, ...links(parcels, context)] }, context)
}

/** Tells the right of withdrawal briefly: its time begins now. */
export async function orderDelivered({ orderId }: About, context: TemplateContext): Promise<EmailContent> {
  const order = await getOrderRow(context, orderId)
  const texts = context.words.order_delivered
  const blocks: Block[] = [
    { is: 'text', text: texts.withdrawal },
    { is: 'text', text: texts.guarantee },
  ]
  return orderEmail({ order, texts: texts, blocks: blocks }, context)
}

async function parcelsOf({ id }: OrderRow, { shop }: TemplateContext): Promise<OrderParcel[]> {
  return (await listOrderParcels(shop, [id])).get(id) ?? []
}

const typedNumber = ({ trackingNumber }: OrderRow, { words }: TemplateContext): Fact[] =>
  trackingNumber === null ? [] : [{ name: words.order_shipped.trackingNumber, value: trackingNumber }]

const factsOf =
  ({ words }: TemplateContext) =>
  ({ carrier, trackingNumber }: OrderParcel): Fact[] => [
    ...(carrier === 'other' || carrier === 'own_van'
      ? []
      : [{ name: words.order_shipped.carrier, value: CARRIERS[carrier].name }]),
    ...(trackingNumber === null ? [] : [{ name: words.order_shipped.trackingNumber, value: trackingNumber }]),
  ]

const links = (parcels: readonly OrderParcel[], { words }: TemplateContext): Block[] =>
  parcels.flatMap(({ trackingUrl }) =>
    trackingUrl === null ? [] : [{ is: 'button' as const, label: words.order_shipped.track, link: trackingUrl }],
  )

const placeOf = (order: OrderRow, context: TemplateContext): string =>
  order.deliveryPoint === null
    ? deliveryAddress(order, context)
    : `${order.deliveryPoint.name}, ${order.deliveryPoint.address}`
