/** What the fuzzer reads of JSON Schema, as zod writes it. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
}
interface Operation {
  parameters?: readonly Parameter[]
  requestBody?: { content?: Readonly<Record<string, { schema?: Schema }>> }
}
export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components?: { schemas?: Readonly<Record<string, Schema>> }
}

export interface ApiCall {
  name: string
  method: string
  path: string
  parameters: readonly Parameter[]
  /** `undefined` where the call takes no JSON. */
  body: Schema | undefined
  /** Whether its body is a file. */
  takesFile: boolean
}

/** Every call of an OpenAPI document. */
export const readCalls = ({ paths }: ApiDocument): ApiCall[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => 'responses' in operation)
      .map(([method, { parameters = [], requestBody }]) => {
        const types = Object.keys(requestBody?.content ?? {})
        return {
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          path,
          parameters,
          body: requestBody?.content?.['application/json']?.schema,
          takesFile: types.length > 0 && !types.includes('application/json'),
        }
      }),
  )
