export const enLensQuestion = {
  lensQuestion: {
    title: 'A question from our optician',
    description: 'Answer a question about the lenses of your order.',
    text: 'It is about {name} of your order {number}. We make the lenses once you have answered.',
    paperTitle: 'Send us your prescription',
    paperText:
      'For the lenses of {name}, order {number}. A photo of the paper is enough; an optician reads and checks it.',
    answer: 'Your answer',
    note: 'Anything the optician should know (not required)',
    photo: 'Photo of the prescription',
    choosePhoto: 'Take or choose a photo',
    otherPhoto: 'Choose another photo',
    preview: 'Your photo',
    send: 'Send',
    private: 'What you send is stored encrypted. Only the opticians who make your glasses see it.',
    empty: 'Please write an answer or add a photo.',
    failed: 'Your answer could not be sent. Please try again.',
    answered: 'Thank you, we have your answer. Our optician goes on with your glasses.',
    unknown: 'This link is no longer valid',
    unknownText: 'Perhaps the question has been settled. If not, please call us.',
  },
} as const
