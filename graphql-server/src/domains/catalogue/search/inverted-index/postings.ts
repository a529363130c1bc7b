/**
 * The documents that contain a word: one number per document, made from its row and the fields that contain the word.
 */
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

  /** Returns the numbers in any order. They are shared with the next change. Do not modify them. */
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

  /** Removes the first matching number. */
  remove(isRemoved: (posting: number) => boolean): void {
    const at = this.all().findIndex(isRemoved)
    if (at < 0) return
    this.#length -= 1
    this.#numbers[at] = this.#numbers[this.#length] ?? 0
  }
}
