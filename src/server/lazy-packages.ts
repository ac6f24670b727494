import { createRequire } from 'node:module'
import type PdfDocument from 'pdfkit'
import type Sharp from 'sharp'
import type StripePackage from 'stripe'

/** Packages of hundreds of files that few requests need: the start of the shop does not wait for them. */
const require = createRequire(import.meta.url)

export const loadSharp = (): typeof Sharp => require('sharp')
export const loadPdfKit = (): typeof PdfDocument => require('pdfkit')
export const loadStripe = (): typeof StripePackage => require('stripe')
