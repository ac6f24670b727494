import { type SCREENS, type ScreenName, screenNamed } from './screens.ts'

type Screens = typeof SCREENS
type LinkedScreen = Exclude<ScreenName, 'unknown'>

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type QueryNames<Name extends ScreenName> = Screens[Name] extends { query: readonly (infer Key extends string)[] }
  ? Key
  : never
type QueryOf<Name extends ScreenName> = { [Key in QueryNames<Name>]?: string | number | undefined }
type Rest<Name extends ScreenName> = [ParamsOf<Screens[Name]['path']>] extends [never]
  ? [params?: Record<never, never>, query?: QueryOf<Name>]
  : [params: Record<ParamsOf<Screens[Name]['path']>, string>, query?: QueryOf<Name>]

export function href<Name extends LinkedScreen>(name: Name, ...[params = {}, query = {}]: Rest<Name>): string {
  const screen = screenNamed(name)
  const path = screen.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String((params as Record<string, string>)[key])),
  )
  return path + searchString(screen.query ?? [], (key) => (query as Record<string, unknown>)[key])
}

/** `?a=1&b=2` of the given names that have a value, in their order; an empty string where none has. */
export function searchString(names: readonly string[], read: (name: string) => unknown): string {
  const search = new URLSearchParams()
  for (const name of names) {
    const value = read(name)
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size === 0 ? '' : `?${search}`
}
