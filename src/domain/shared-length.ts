/** With how many characters, at most `most`, both texts begin. */
export function sharedLength(one: string, other: string, most = one.length): number {
  let length = 0
  while (length < most && one[length] === other[length]) length++
  return length
}
