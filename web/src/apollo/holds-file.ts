/** Whether the variables contain a file, at any depth. */
export function holdsFile(variables: unknown): boolean {
  if (variables instanceof File) return true
  return isTree(variables) && Object.values(variables).some(holdsFile)
}

export function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
