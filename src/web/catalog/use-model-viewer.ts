import { useEffect, useRef, useState } from 'react'
import type { Look } from '../../contract/pictures.ts'
import { applyFinishes, disposeModel } from '../model/apply-finishes.ts'
import { loadModel } from '../model/load-model.ts'
import { createModelViewer, type ModelViewer } from '../model/model-viewer.ts'
import { INITIAL_ORBIT } from '../model/orbit.ts'

type ViewerStatus = 'loading' | 'ready' | 'failed' | 'unsupported'

export function useModelViewer(look: Look) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const viewer = useRef<ModelViewer>(null)
  const [status, setStatus] = useState<ViewerStatus>('loading')
  const [orbit, setOrbit] = useState(INITIAL_ORBIT)

  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    const opened = tryCreateViewer(element)
    if (opened === null) return setStatus('unsupported')
    viewer.current = opened
    const resizeObserver = new ResizeObserver(opened.resize)
    const fail = () => setStatus('failed')
    element.addEventListener('webglcontextlost', fail)
    resizeObserver.observe(element)
    const cancelLoading = loadInto(opened, look, () => setStatus('ready'), fail)
    return () => {
      element.removeEventListener('webglcontextlost', fail)
      resizeObserver.disconnect()
      cancelLoading()
      opened.dispose()
      viewer.current = null
    }
  }, [look])

  useEffect(() => viewer.current?.setOrbit(orbit), [orbit])
  return { canvas, status, orbit, setOrbit }
}

function tryCreateViewer(canvas: HTMLCanvasElement): ModelViewer | null {
  try {
    return createModelViewer(canvas)
  } catch {
    return null
  }
}

/** @returns a function that cancels loading or frees the model */
function loadInto(viewer: ModelViewer, look: Look, onReady: () => void, onFailure: () => void): () => void {
  let isCurrent = true
  const loading = loadModel(look.models.viewer)
  loading.then((model) => {
    if (!isCurrent) return
    applyFinishes(model, look.finishes)
    viewer.show(model)
    onReady()
  }, onFailure)
  return () => {
    isCurrent = false
    loading.then(disposeModel, () => {})
  }
}
