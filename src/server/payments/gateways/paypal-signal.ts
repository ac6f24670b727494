import { z } from 'zod'
import type { GatewaySignal, RawSignal } from '../gateway.ts'
import type { CallPayPal } from './paypal-wire.ts'

const SIGNATURE_HEADERS = {
  auth_algo: 'PayPal-Auth-Algo',
  cert_url: 'PayPal-Cert-Url',
  transmission_id: 'PayPal-Transmission-Id',
  transmission_sig: 'PayPal-Transmission-Sig',
  transmission_time: 'PayPal-Transmission-Time',
} as const

const event = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource: z
    .object({
      id: z.string().optional(),
      custom_id: z.string().optional(),
      purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
        .optional(),
    })
    .default({}),
})
const verification = z.object({ verification_status: z.string() })

/** PayPal says itself whether it signed a message. */
export async function readPayPalSignal(
  call: CallPayPal,
  webhookId: string,
  { headers, body }: RawSignal,
): Promise<GatewaySignal | null> {
  const parsed = event.safeParse(parseJson(body))
  const fields = Object.entries(SIGNATURE_HEADERS).map(([name, header]) => [name, headers.get(header)] as const)
  if (!parsed.success || fields.some(([, value]) => value === null)) return null
  const question = JSON.stringify({ ...Object.fromEntries(fields), webhook_id: webhookId })
  const { verification_status } = await call(verification, {
    name: 'verify signature',
    path: '/v1/notifications/verify-webhook-signature',
    // The event goes back byte for byte: the signature is over them.
    body: `${question.slice(0, -1)},"webhook_event":${body}}`,
  })
  if (verification_status !== 'SUCCESS') return null
  return toSignal(parsed.data)
}

function toSignal({ id, event_type, resource }: z.infer<typeof event>): GatewaySignal {
  const isOrder = event_type.startsWith('CHECKOUT.ORDER.')
  // A refund's own `custom_id` is our key of the refund.
  const isRefund = event_type.includes('REFUND')
  const reference = isOrder ? resource.purchase_units?.[0]?.custom_id : isRefund ? undefined : resource.custom_id
  const orderId = isOrder ? resource.id : resource.supplementary_data?.related_ids?.order_id
  return { reference: reference ?? null, gatewayRef: orderId ?? null, eventKey: id, kind: event_type }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
