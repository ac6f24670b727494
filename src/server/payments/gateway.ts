/** The port is beside `shop.ts`, which holds the gateways. */
export * from '../payment-gateway.ts'
