/** The shape of a dictionary in any language: the keys of the English one, any text. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>
}
