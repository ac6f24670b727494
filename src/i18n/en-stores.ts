export const enStores = {
  storeState: {
    open: 'Open now · closes at {time}',
    closedNow: 'Closed now',
    closedToday: 'Closed today',
    closedFor: 'Closed today ({reason})',
    opensToday: 'opens today at {time}',
    opensTomorrow: 'opens tomorrow at {time}',
    /** From Sunday on. */
    opensOn: [
      'opens Sunday at {time}',
      'opens Monday at {time}',
      'opens Tuesday at {time}',
      'opens Wednesday at {time}',
      'opens Thursday at {time}',
      'opens Friday at {time}',
      'opens Saturday at {time}',
    ],
    opensLater: 'opens {day} at {time}',
  },
  nextEyeExam: {
    title: 'Next eye exam',
    at: '{day} at {time}',
    choose: 'Choose a time',
    free: 'free of charge',
  },
} as const
