import type { enPlain } from './en-plain.ts'
import type { Translation } from './translation.ts'

export const elPlain = {
  plain: {
    title: 'Η JavaScript είναι κλειστή',
    needsScripts:
      'Η σελίδα λειτουργεί μόνο με JavaScript, που είναι κλειστή στον περιηγητή σας. Ανοίξτε την ή τηλεφωνήστε μας στο {phone}. Ό,τι κάνετε εδώ, γίνεται και στα καταστήματά μας.',
    stores: 'Βρείτε ένα κατάστημα',
    showCart: 'Δείτε το καλάθι σας',
    changed: 'Το καλάθι σας ενημερώθηκε.',
    order: 'Για να παραγγείλετε',
    orderText:
      'Το ταμείο λειτουργεί μόνο με JavaScript, που είναι κλειστή στον περιηγητή σας. Ανοίξτε την ή τηλεφωνήστε μας στο {phone} και παίρνουμε την παραγγελία σας τηλεφωνικώς. Μπορείτε και να αγοράσετε από τα καταστήματά μας.',
  },
} as const satisfies Translation<typeof enPlain>
