export const enShippingErrors = {
  parcel_exists: 'This order has a parcel already. Cancel that one first, or add another on the page of the order.',
  parcel_not_cancellable:
    'The courier has this parcel already, so it cannot be cancelled here. Please call the courier.',
  parcel_step_not_allowed: 'This parcel is not at a stage where that is possible. Please look at it again.',
  carrier_not_possible: 'This courier does not deliver the way that was ordered. Please choose another.',
  carrier_not_connected: 'There is no connection with this courier. Please use its own counter or website.',
  carrier_refused: 'The courier refused: {named}.',
  carrier_unavailable: 'The courier does not answer at the moment. Please try again in a few minutes.',
  tracking_number_required: 'Please type in the tracking number that the courier gave.',
  label_missing: 'There is no label yet: the courier has not taken this parcel.',
  remittance_file_unreadable:
    'The file could not be read. It needs a column with the tracking number and one with the amount.',
} as const
