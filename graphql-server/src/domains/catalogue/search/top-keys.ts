/**
 * Returns the `count` greatest of the first `length` keys in descending order. Much faster than sorting all keys,
 * because the time depends only on the length.
 */
export function topKeys(keys: Float64Array, length: number, count: number): Float64Array {
  const size = Math.min(count, length)
  // A heap whose root is the smallest of the greatest keys.
  const heap = keys.slice(0, size).sort()
  for (let at = size; at < length; at += 1) {
    const key = keys[at] ?? 0
    if (key > (heap[0] ?? 0)) sink(heap, key)
  }
  return heap.sort().reverse()
}

/** Replaces the root and moves the new key down to its position. */
function sink(heap: Float64Array, key: number): void {
  let position = 0
  for (;;) {
    let child = 2 * position + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && (heap[child + 1] ?? 0) < (heap[child] ?? 0)) child += 1
    const least = heap[child] ?? 0
    if (least >= key) break
    heap[position] = least
    position = child
  }
  heap[position] = key
}
