/** Scans that have not reached the server, kept on the device so that neither a lost connection nor a reload loses one. */
export interface WaitingScan {
  id: string
  countId: number
  code: string
  at: string
}

const DATABASE = 'stock-counts'
const STORE = 'scans'

/** @throws DOMException where the browser allows no storage */
function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' })
  return settled(opening)
}

export const addWaiting = (scan: WaitingScan) => run('readwrite', (store) => store.put(scan))

export async function listWaiting(countId: number): Promise<WaitingScan[]> {
  const all = await run<WaitingScan[]>('readonly', (store) => store.getAll())
  return all.filter((scan) => scan.countId === countId).sort((one, other) => one.at.localeCompare(other.at))
}

export async function removeWaiting(ids: readonly string[]): Promise<void> {
  for (const id of ids) await run('readwrite', (store) => store.delete(id))
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
