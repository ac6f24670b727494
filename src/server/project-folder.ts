/** The project's folder, ending with a slash. The sources and each built server lie two folders below it. */
export const PROJECT = new URL('../../', import.meta.url)
