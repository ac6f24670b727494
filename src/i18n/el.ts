import { elBuying } from './el-buying.ts'
import { elMirror } from './el-mirror.ts'
import { elPages } from './el-pages.ts'
import { elShell } from './el-shell.ts'
import { elVocabulary } from './el-vocabulary.ts'
import type { Translation } from './translate.ts'

export const el = { ...elShell, ...elPages, ...elBuying, ...elMirror, ...elVocabulary } as const satisfies Translation
