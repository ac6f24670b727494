import { enFieldProblems } from './en-field-problems.ts'
import { enMoneyErrors } from './en-money-errors.ts'
import { enPaymentErrors } from './en-payment-errors.ts'
import { enShippingErrors } from './en-shipping-errors.ts'

export const enErrors = {
  errors: {
    invalid_input: 'Please check what you entered.',
    broken_json: 'The request could not be read.',
    broken_request: 'The request could not be read.',
    request_too_slow: 'The request took too long to arrive. Try again.',
    headers_too_large: 'The request’s headers are too large. Delete this site’s cookies and try again.',
    sign_in_required: 'Please sign in first.',
    wrong_credentials: 'Incorrect username or password.',
    wrong_email_or_password: 'Incorrect e-mail or password.',
    wrong_password: 'This is not your current password.',
    second_factor_required: 'Enter the code of your authenticator app as well.',
    second_factor_on: 'The second step is switched on already.',
    wrong_code: 'This code is wrong, has expired or was used already.',
    not_permitted: 'Your role does not allow this.',
    confirmation_required: 'Please confirm that it is you, then try again.',
    not_at_a_till:
      'This cannot be done with a PIN at a till. Sign in with your password, and your code if you have one, and try again.',
    not_a_till: 'This device is not a till, or is one no longer. Sign in with your password.',
    wrong_pin: 'This PIN is wrong.',
    pin_locked: 'This PIN is locked after five wrong attempts. Sign in once with your password to unlock it.',
    foreign_origin: 'This request came from another site and was refused.',
    not_found: 'We could not find what you asked for.',
    method_not_allowed: 'This cannot be done here.',
    out_of_stock: 'This product is out of stock.',
    not_enough_stock: 'There are not that many left in stock.',
    line_too_large: 'You cannot order that many of one product.',
    cart_empty: 'Your cart is empty.',
    price_changed: 'A price has changed. Please check the total and order again.',
    locker_gone: 'This locker takes no parcels any longer. Please choose another.',
    too_many_prescriptions:
      'You have {most} prescriptions, which is as many as we keep. Erase one that you no longer need first.',
    prescription_unconfirmed:
      'Something in this prescription is unusual. Compare it with your paper, and confirm what stands there.',
    consent_outdated: 'The text of the consent has changed. Load the page again and read it.',
    prescription_in_use:
      'Glasses were ordered from this prescription, so the shop must keep it. It is erased by itself when that time is over.',
    lens_step_not_allowed: 'This step is not possible any more. Please look at the pair as it is now.',
    lens_version_changed: 'The prescription has changed since you looked. Please check it again.',
    lenses_not_ready: 'The lenses of this order are not made, checked and approved yet.',
    registration_missing: 'Only an optician with a valid number in the register approves lenses.',
    licence_missing: 'The licence of this store is not entered. Please add it in the settings.',
    lenses_not_possible:
      'These lenses cannot be made for this frame and prescription. Choose among the lenses that are offered.',
    lenses_expired: 'The price of the lenses was held for 30 days. Choose the lenses again.',
    made_to_order_unconfirmed:
      'Glasses with lenses are made for you. Please confirm that you know they cannot be withdrawn from.',
    measuring_needed:
      'These lenses are made after an optician has measured in the frame. Choose a store and a time for it.',
    one_pair_a_line: 'Each pair with lenses is a line of its own. Add the frame again for another pair.',
    too_many_addresses: 'Your address book is full. Delete an address that you no longer need first.',
    too_many_wearers: 'Your account has as many people as it can. Delete one first.',
    frame_taken: 'One of these frames is no longer in that store. Choose another store, or another frame.',
    slot_taken: 'This time has just been taken. Please choose another.',
    appointment_cancelled: 'This appointment has been cancelled.',
    appointment_not_open: 'This appointment is over or cancelled, so it stays as it is. Book a new one instead.',
    visit_step_not_allowed: 'This cannot be noted for the appointment now. Choose one of the steps shown beside it.',
    time_blocked: 'This time is blocked. Choose another, or unblock it first.',
    outside_hours: 'The store is closed at this time. Confirm that somebody will be there, or choose another time.',
    booking_in_the_way: 'Somebody is booked in this time. Move or cancel the booking first, then block the time.',
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
    order_not_cancellable:
      'The order is being prepared already and can no longer be cancelled here. You can withdraw from it once you have it.',
    order_not_editable:
      'This order has left the shop or is cancelled, so it can no longer be changed. Book what comes back as a return, and enter a new order for anything else.',
    ...enShippingErrors,
    order_not_returnable:
      'Pieces come back only from an order that was shipped or handed over. One that is still in the shop can be changed or cancelled.',
    made_to_order:
      'This was made to your prescription, so it can’t be withdrawn from. If something is wrong with it, use the guarantee.',
    return_step_not_allowed: 'This step is not open any more. See what has happened meanwhile.',
    more_than_sold: 'More pieces would come back than were sold. See on the order’s page what has come back already.',
    ...enMoneyErrors,
    stock_reserved:
      'These pieces are reserved ({named}), so they cannot leave. Cancel the order or end the hold first, or take fewer.',
    transfer_received: 'This transfer has been received already. There is nothing to do.',
    count_closed: 'This count is closed. Start a new one.',
    recount_needed: 'Something moved while these were being counted: {named}. Please count them again.',
    count_below_reserved:
      'More pieces are reserved than were counted ({named}). Look for the pieces, or cancel the order first, and count again.',
    product_incomplete:
      'Shoppers cannot see this product before it is complete. Fill in what is missing, then publish it.',
    slug_fixed:
      'The address of a published product is fixed, since search engines and customers link to it. Make it a draft first.',
    reduction_exists: 'This product is reduced already, without an end, or a reduction is planned. End that one first.',
    reduction_overlaps:
      'Another reduction of this product falls on these days. Choose other days, or end that one first.',
    reduction_over: 'This reduction is over already. There is nothing to do.',
    orders_under_way:
      'This customer’s orders are still under way: {named}. Deliver or cancel them first; then the details can be erased.',
    note_already_deleted: 'This note has been deleted already.',
    own_account: 'You cannot do this to your own account. Please ask a colleague.',
    last_owner: 'The shop needs at least one owner.',
    store_in_use: 'Appointments, orders or stock belong to this store, so it cannot be deleted. Close it instead.',
    barcode_taken: 'This barcode belongs to {named}. Remove it there first, or check the number.',
    preview_outdated:
      'The products have changed since the preview, so nothing was changed. Look at the new preview and apply that.',
    picture_broken: 'This picture is damaged or incomplete. Open it, save it again as JPEG and try again.',
    picture_animated: 'This picture moves. Save one frame of it as JPEG or PNG and try again.',
    picture_too_small: 'This picture is too small. It must be at least {most} pixels wide.',
    picture_too_many_pixels: 'This picture has more than {most} million pixels. Make it smaller and try again.',
    picture_unknown:
      'This is not a JPEG, PNG, WebP or AVIF picture, whatever its name says. Save it as one of these and try again.',
    file_too_large: 'This file is larger than {most} MB. Make it smaller and try again.',
    file_not_text: 'This file is not text in UTF-8. Save it as “CSV UTF-8” and try again.',
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
    ...enPaymentErrors,
    unavailable: 'The shop is unavailable for a moment. Please try again.',
    no_connection:
      'There is no connection, so we do not know whether this was done. Try again once it is back: nothing is done twice.',
    busy: 'The shop is very busy just now. Please try again in a few seconds.',
  },
  problems: enFieldProblems,
} as const
