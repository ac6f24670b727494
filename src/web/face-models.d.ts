/** Addresses of the models that the build cuts out of a package. */
declare module 'virtual:face-models' {
  export const detector: string
  export const irises: string
  export const landmarks: string
  export const mesh: string
}
