export const emailEnLenses = {
  lens_question: {
    subject: 'Our optician has a question about your order {number}',
    preview: 'Please answer on our page; your glasses wait for it.',
    heading: 'Our optician has a question',
    text: 'Before we make the lenses of your order {number}, our optician wants to be sure. The question is on our page, since e-mail is no place for it. Your glasses wait for your answer.',
    answer: 'Read and answer',
    reminder: 'Reminder:',
  },
  lens_paper: {
    subject: 'Please send us your prescription for the order {number}',
    preview: 'A photo of the paper is enough.',
    heading: 'We still need your prescription',
    text: 'You ordered glasses with the order {number} and wanted to send the prescription later. A photo of the paper is enough; an optician reads it and checks it. Please do not send it by e-mail.',
    answer: 'Send the prescription',
  },
  lens_refused: {
    subject: 'We cannot make the lenses of your order {number}',
    preview: 'You get your money back.',
    heading: 'We cannot make these lenses',
    text: 'Our optician has looked at the lenses of your order {number} and cannot make them for you like this. Please call us or come by: the optician explains why, and what would serve you.',
    money: 'You pay nothing for them: what you paid is returned the way you paid.',
  },
  lens_measuring: {
    subject: 'Please come by to be measured for your order {number}',
    preview: 'It takes ten minutes in one of our stores.',
    heading: 'We need to measure you',
    text: 'For the lenses of your order {number} our optician must measure you with the frame on. It takes ten minutes and costs nothing. If you have not booked a time yet, call the store or book it on our site.',
    bring: 'Please bring your prescription, and the glasses you wear now.',
  },
} as const
