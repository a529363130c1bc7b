/** The documents that contain a word: one number for each, made of its row and of the fields that contain the word. */
export class Postings {
  #numbers: Uint32Array
  #length: number

  constructor(numbers = new Uint32Array()) {
    this.#numbers = numbers
    this.#length = numbers.length
  }

  get length(): number {
    return this.#length
  }

  /** In no order. Shared with the next change, and must not be modified. */
  all(): Uint32Array {
    return this.#numbers.subarray(0, this.#length)
  }

  push(posting: number): void {
    if (this.#length === this.#numbers.length) {
      const grown = new Uint32Array(Math.ceil(1.25 * this.#length) + 1)
      grown.set(this.#numbers)
      this.#numbers = grown
    }
    this.#numbers[this.#length] = posting
    this.#length += 1
  }

  /** Removes the first number for which this is true. */
  remove(isRemoved: (posting: number) => boolean): void {
    const at = this.all().findIndex(isRemoved)
    if (at < 0) return
    this.#length -= 1
    this.#numbers[at] = this.#numbers[this.#length] ?? 0
  }
}
