export const drawProduct = (_p: unknown, _v: string) => '<svg xmlns="http://www.w3.org/2000/svg"/>'
