/** Addresses of the models that the build cuts out of their packages. */
declare module 'virtual:try-on-models' {
  export const age: string
  export const detector: string
  export const hands: string
  export const irises: string
  export const landmarks: string
  export const mesh: string
  export const palms: string
}
