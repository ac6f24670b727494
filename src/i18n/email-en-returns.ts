export const emailEnReturns = {
  returns: {
    reference: 'Reference',
    order: 'Order',
    name: 'Name',
    email: 'E-mail',
    pieces: 'What you withdraw from',
    wholeOrder: 'The whole order',
    statedAt: 'Received by us',
    hash: 'Checksum of the statement (SHA-256)',
    account: 'Give your bank account',
    accountText:
      'You paid in cash, so we need a bank account for the refund. Please give it on our own page; we never ask for it by phone.',
  },
  withdrawal_receipt: {
    subject: 'We have received your withdrawal {reference}',
    preview: 'Received on {moment}. Please keep this message.',
    heading: 'We have received your withdrawal',
    text: 'You have told us that you withdraw from your contract. This message confirms what you stated, and when we received it. Please keep it.',
    statement: 'Your statement',
    next: 'We look for your order now. If its goods have reached you, we write how to send them back. We refund what is due within 14 days of your statement; we may wait until the goods have come back or you show that they were sent.',
  },
  withdrawal_how_to_send: {
    subject: 'How to send back your order {number}',
    preview: 'Please send the goods by {day}.',
    heading: 'How to send the goods back',
    text: 'Please send back what you withdraw from by {day}, or bring it to one of our stores, which costs nothing. Put a note with the reference {reference} into the parcel.',
    address: 'Send it to',
    proof: 'Keep the receipt of the post office or courier: once you show it to us, we need not wait for the parcel.',
    cost: 'Sending by post or courier is at your cost. You may try the goods on as in a shop; only for more use than that may we keep back what they lost in value.',
  },
  withdrawal_arrived: {
    subject: 'Your goods have come back, order {number}',
    preview: 'We look at them and refund what is due.',
    heading: 'Your goods have come back',
    text: 'What you sent back of the order {number} has arrived. We look at it, and then refund what is due.',
  },
  withdrawal_decided: {
    subject: 'Your refund for the order {number}: {amount}',
    preview: 'We return it the way you paid.',
    heading: 'Your refund is decided',
    text: 'For what you withdrew from in the order {number} we refund {amount}, the way you paid. We write again once it is on its way.',
    deduction:
      'We keep back {amount} for wear beyond trying on: {reason}. If you do not agree, answer this message or call us.',
  },
  withdrawal_refused: {
    subject: 'Your withdrawal {reference}',
    preview: 'We could not accept it. Here is why.',
    heading: 'We could not accept your withdrawal',
    text: 'We have looked at your statement about the order {number}. We could not accept it: {reason}',
    rights:
      'If you do not agree, answer this message or call us. You may also turn to the Consumer Protection Service of the Republic of Cyprus.',
  },
  guarantee_receipt: {
    subject: 'We have received your guarantee claim {reference}',
    preview: 'An optician looks at it. It costs you nothing.',
    heading: 'We have received your guarantee claim',
    text: 'You have told us that something is wrong with a piece of the order {number}. We look at it and answer. Repair or replacement costs you nothing, and neither does sending it.',
    wrong: 'What is wrong',
    claimedAt: 'Received by us',
  },
  guarantee_answer: {
    subject: 'Your guarantee claim {reference}',
    preview: 'What we do about it.',
    heading: 'About your guarantee claim',
    text: 'We have looked at your claim about the order {number}.',
    states: {
      claimed: 'We have received it.',
      examined: 'We have examined the piece.',
      repair: 'We repair the piece, at our cost.',
      replace: 'We replace the piece, at our cost.',
      reduce: 'We lower the price and refund the difference.',
      refund: 'We refund the price.',
      settled: 'The claim is settled.',
      rejected:
        'We could not accept the claim. If you do not agree, answer this message or call us; you may also turn to the Consumer Protection Service of the Republic of Cyprus.',
    },
  },
} as const
