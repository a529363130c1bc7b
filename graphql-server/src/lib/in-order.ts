/**
 * Creates a function that runs tasks with the same key one after the other, in the order of its calls. A task that fails
 * does not stop the next one. Other processes have their own order.
 */
export function createOrder() {
  const last = new Map<string, Promise<unknown>>()
  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const result = (last.get(key) ?? Promise.resolve()).then(task, task)
    last.set(key, result)
    try {
      return await result
    } finally {
      if (last.get(key) === result) last.delete(key)
    }
  }
}
