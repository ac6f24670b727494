/** A phone number as a link. */
export const telephone = (phone: string) => `tel:${phone.replaceAll(' ', '')}`
