import { useEffect, useRef, useState } from 'react'
import type { Look } from '../../contract/pictures.ts'
import { loadModel } from '../model/load-model.ts'
import { disposeModel, paintModel } from '../model/paint-model.ts'
import { FIRST_SIGHT } from '../model/sight.ts'
import { openStage, type Stage } from '../model/stage.ts'

type StageStatus = 'loading' | 'ready' | 'failed' | 'unsupported'

/** A product's model on a canvas, and from where it is looked at. */
export function useStage(look: Look) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<Stage>(null)
  const [status, setStatus] = useState<StageStatus>('loading')
  const [sight, setSight] = useState(FIRST_SIGHT)

  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    const opened = tryOpenStage(element)
    if (opened === null) return setStatus('unsupported')
    stage.current = opened
    const watching = new ResizeObserver(opened.resize)
    const fail = () => setStatus('failed')
    element.addEventListener('webglcontextlost', fail)
    watching.observe(element)
    const leaving = putOnStage(opened, look, () => setStatus('ready'), fail)
    return () => {
      element.removeEventListener('webglcontextlost', fail)
      watching.disconnect()
      leaving()
      opened.dispose()
      stage.current = null
    }
  }, [look])

  useEffect(() => stage.current?.look(sight), [sight])
  return { canvas, status, sight, setSight }
}

function tryOpenStage(canvas: HTMLCanvasElement): Stage | null {
  try {
    return openStage(canvas)
  } catch {
    return null
  }
}

/** Fetches and shows a model; what is returned takes it away again, even before it has arrived. */
function putOnStage(stage: Stage, look: Look, onReady: () => void, onFailure: () => void): () => void {
  let isWanted = true
  const loading = loadModel(look.models.viewer)
  loading.then((model) => {
    if (!isWanted) return
    paintModel(model, look.finishes)
    stage.show(model)
    onReady()
  }, onFailure)
  return () => {
    isWanted = false
    loading.then(disposeModel, () => {})
  }
}
