/** Whether the shopper's browser asks for less data; not all browsers tell. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
