export const enErrors = {
  errors: {
    invalid_input: 'Please check what you entered.',
    broken_json: 'The request could not be read.',
    sign_in_required: 'Please sign in first.',
    wrong_credentials: 'Incorrect username or password.',
    wrong_email_or_password: 'Incorrect e-mail or password.',
    wrong_password: 'This is not your current password.',
    wrong_code: 'This code is wrong, has expired or was used already.',
    not_permitted: 'Your role does not allow this.',
    confirmation_required: 'Please confirm that it is you, then try again.',
    foreign_origin: 'This request came from another site and was refused.',
    not_found: 'We could not find what you asked for.',
    method_not_allowed: 'This cannot be done here.',
    out_of_stock: 'This product is out of stock.',
    not_enough_stock: 'There are not that many left in stock.',
    line_too_large: 'You cannot order that many of one product.',
    cart_empty: 'Your cart is empty.',
    price_changed: 'A price has changed. Please check the total and order again.',
    slot_taken: 'This time has just been taken. Please choose another.',
    appointment_cancelled: 'This appointment has been cancelled.',
    order_too_large:
      'One order may hold up to {most} pieces. Please take some out of your cart, or call one of our stores for a larger order.',
    too_many_unpaid:
      'Your orders that are not confirmed yet already hold many pieces; they and this one may hold up to {most} together. Please wait until we have confirmed them, or call one of our stores.',
    too_many_appointments:
      'There are {most} appointments to come with this e-mail address or phone number already. Please cancel one by the link in its e-mail, or call the store.',
    username_taken: 'This username is already taken.',
    email_taken: 'An account with this e-mail address already exists.',
    changed_meanwhile:
      'Somebody else has changed this meanwhile, so nothing was saved. Look at what has changed, and try again.',
    order_step_not_allowed: 'This order cannot take that step now. Choose one of the steps shown on its page.',
    order_already_cancelled:
      'This order is cancelled already, and its pieces are back in stock. There is nothing to do.',
    order_already_sent:
      'This order has left the shop, so it can no longer be cancelled. Ask the customer to send it back.',
    order_erased: 'The customer’s details have been deleted from this order, so there is nobody left to write to.',
    product_incomplete:
      'Shoppers cannot see this product before it is complete. Fill in what is missing, then publish it.',
    slug_fixed:
      'The address of a published product is fixed, since search engines and customers link to it. Make it a draft first.',
    reduction_exists: 'This product is reduced already, without an end, or a reduction is planned. End that one first.',
    reduction_overlaps:
      'Another reduction of this product falls on these days. Choose other days, or end that one first.',
    reduction_over: 'This reduction is over already. There is nothing to do.',
    own_account: 'You cannot do this to your own account. Please ask a colleague.',
    last_owner: 'The shop needs at least one owner.',
    barcode_taken:
      'This barcode belongs to {name}. Remove it there first, or check the number.',
    preview_outdated:
      'The products have changed since the preview, so nothing was changed. Look at the new preview and apply that.',
    picture_broken:
      'This picture is damaged or incomplete. Open it, save it again as JPEG and try again.',
    picture_animated:
      'This picture moves. Save one frame of it as JPEG or PNG and try again.',
    picture_too_small:
      'This picture is too small. It must be at least {most} pixels wide.',
    picture_too_many_pixels:
      'This picture has more than {most} million pixels. Make it smaller and try again.',
    picture_unknown:
      'This is not a JPEG, PNG, WebP or AVIF picture, whatever its name says. Save it as one of these and try again.',
    file_too_large:
      'This file is larger than {most} MB. Make it smaller and try again.',
    file_not_text:
      'This file is not text in UTF-8. Save it as “CSV UTF-8” and try again.',
    link_expired: 'This link has expired or was used already.',
    body_too_large: 'What you sent is too large.',
    not_json: 'The request must be JSON.',
    too_many_attempts: 'Too many attempts. Please wait a little and try again.',
    too_many_orders:
      'Many orders have come from you or from your network. Please try again in a little while, or call one of our stores to order.',
    too_many_bookings:
      'Many appointments have been booked by you or from your network. Please try again later, or call the store to book.',
    too_many_requests: 'Many requests have come from you or from your network. Please wait a little and try again.',
    reset_requested:
      'You have asked for this several times. If there is an account by that name, the link in our last e-mail still works; look among the unwanted mail too. Otherwise please try again in a few minutes.',
    internal: 'Something went wrong on our side. Please try again.',
    unavailable: 'The shop is unavailable for a moment. Please try again.',
    busy: 'The shop is very busy just now. Please try again in a few seconds.',
  },
  problems: {
    name_required: 'Name is required',
    first_name_required: 'First name is required',
    last_name_required: 'Last name is required',
    invalid_email: 'Invalid email address',
    invalid_phone: 'Invalid phone number',
    address_required: 'Address is required',
    city_required: 'City is required',
    postal_code_required: 'Postal code is required',
    postal_code_not_cypriot: 'Postal codes in Cyprus have 4 digits',
    postal_code_north: 'Couriers do not deliver to 99xxx postal codes. Please give an address in the area they serve.',
    country_required: 'Country is required',
    payment_method_required: 'Payment method is required',
    username_too_short: 'Username must be at least 3 characters',
    username_invalid: 'Use only letters, digits, dots, hyphens and underscores',
    password_required: 'Please enter your password',
    password_too_short: 'Password must be at least 6 characters',
    staff_password_too_short: 'Password must be at least 10 characters',
    code_required: 'Please enter the code',
    wrong_code: 'This code is not valid',
    passwords_differ: 'Passwords do not match',
    wrong_password: 'This is not your current password',
    text_required: 'Please write something',
    store_required: 'Please select a store',
    needed_to_publish: 'Needed before shoppers can see the product',
    sku_taken: 'Another product has this SKU',
    slug_taken: 'Another product has this address',
    slug_invalid: 'Use small Latin letters, digits and hyphens only',
    price_required: 'Enter a price',
    price_below_reduction: 'The price must be above the reduced price. End the reduction first',
    reduction_not_lower: 'The reduced price must be below the price',
    day_before_start: 'The last day cannot be before the first',
    frame_too_narrow: 'The front must be at least as wide as two lenses and the bridge',
    date_required: 'Please select a date',
    date_past: 'Please select a date from today on',
    time_required: 'Please select a time',
    time_unavailable: 'Please select one of the free times',
    too_long: 'This is too long',
    username_taken: 'This username is already taken',
    email_taken: 'An account with this e-mail address already exists',
    invalid_barcode: 'This is not a valid barcode. Check its digits.',
    brand_taken: 'There is a brand of this name already',
    amount_required: 'Please enter an amount like 149.90',
    responsible_person_required: 'A maker outside the EU needs a responsible person in it',
    invalid_value: 'This value is not valid',
  },
} as const
