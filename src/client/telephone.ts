export const telephone = (phone: string) => `tel:${phone.replaceAll(' ', '')}`
