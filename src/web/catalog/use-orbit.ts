import type { Dispatch, SetStateAction } from 'react'
import { type GestureKey, gestureKey } from '../../client/gesture.ts'
import { usePointerGesture } from '../../client/use-pointer-gesture.ts'
import { INITIAL_ORBIT, type Orbit, rotateOrbit, zoomOrbit } from '../model/orbit.ts'

const DEGREES_PER_PIXEL = 0.4
const STEP_DEGREES = 15
export const ZOOM_STEP = 1.25

const KEYS: Record<GestureKey, (orbit: Orbit) => Orbit> = {
  left: (orbit) => rotateOrbit(orbit, -STEP_DEGREES),
  right: (orbit) => rotateOrbit(orbit, STEP_DEGREES),
  up: (orbit) => rotateOrbit(orbit, 0, STEP_DEGREES),
  down: (orbit) => rotateOrbit(orbit, 0, -STEP_DEGREES),
  larger: (orbit) => zoomOrbit(orbit, ZOOM_STEP),
  smaller: (orbit) => zoomOrbit(orbit, 1 / ZOOM_STEP),
  reset: () => INITIAL_ORBIT,
}

export function useOrbit(setOrbit: Dispatch<SetStateAction<Orbit>>) {
  return usePointerGesture({
    onChange({ rightPx, downPx, scale }) {
      setOrbit((orbit) =>
        zoomOrbit(rotateOrbit(orbit, -rightPx * DEGREES_PER_PIXEL, downPx * DEGREES_PER_PIXEL), scale),
      )
    },
    onKey({ key }) {
      const action = gestureKey(key)
      if (action) setOrbit(KEYS[action])
      return action !== undefined
    },
  })
}
