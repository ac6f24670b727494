/** Why a backup cannot be made or restored, and what to do, for the operator. */
export class BackupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BackupError'
  }
}
