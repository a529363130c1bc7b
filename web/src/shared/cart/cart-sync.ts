import type { ApolloClient, DefaultContext } from '@apollo/client'
import {
  type CartSync_PayloadFragment as CartPayload,
  RemoveFromCartDocument,
  SetCartQuantityDocument,
} from './CartMutations.generated.ts'
import { Cart_CartFragmentDoc } from './Cart.generated.ts'
import { mutate } from '../../apollo/mutate.ts'
import { isUnauthenticated } from '../../apollo/session-link.ts'
import {
  type Cart,
  type CartLine,
  type CartProduct,
  type Dismissal,
  type QuantityChange,
  cartWith,
  findLine,
} from './cart-rules.ts'

/** Events that the user sees. */
interface CartEvents {
  added: () => void
  /** `undo` restores the line and its quantity; null if the product is out of stock. */
  removed: (undo: (() => void) | null) => void
  /** The server's messages. */
  refused: (messages: string[]) => void
  /** There was no reply, or it was an error; pending changes are dropped. */
  failed: (error: unknown) => void
  /** The session has ended; pending changes are dropped. */
  signedOut: (change: RejectedChange) => void
}

/** The change that was rejected because the session had ended. */
export interface RejectedChange {
  /** Null if a notice was dismissed. */
  productId: string | null
  wasInCart: boolean
}

interface PendingChange extends QuantityChange {
  /** The quantity before the change. */
  before: number
}

/**
 * Synchronizes the cart with the server. Changes show immediately, as an optimistic cache layer. Requests are sent one
 * at a time with the latest quantity, so an old reply never overwrites a newer change.
 */
export class CartSync {
  readonly #client: ApolloClient
  readonly #cartId: string
  readonly #events: CartEvents
  /** Pending changes, by the product's id or the removed line's id. */
  readonly #pending = new Map<string, PendingChange | Dismissal>()
  /** Pending changes that were resent because the page may close. */
  readonly #flushed = new WeakSet<PendingChange | Dismissal>()
  #layer: string | null = null
  #layersSoFar = 0
  #running: Promise<void> | null = null

  constructor(client: ApolloClient, cartId: string, events: CartEvents) {
    this.#client = client
    this.#cartId = cartId
    this.#events = events
  }

  /** Sets a product's quantity; 0 removes it. */
  setQuantity(product: CartProduct, quantity: number): void {
    this.#add(product.id, { product, quantity, before: this.#quantity(product.id, true) })
  }

  /** Dismisses the notice about a removed product. */
  dismiss(goneId: string): void {
    this.#add(goneId, { goneId })
  }

  /**
   * Sends all pending changes immediately, with requests that continue when the page closes. A change in transit is
   * resent, because the browser may abort its first request.
   */
  flush(): void {
    for (const change of this.#pending.values()) {
      if (this.#flushed.has(change)) continue
      this.#flushed.add(change)
      this.#sendLast(change).catch(() => undefined)
    }
  }

  #sendLast(change: PendingChange | Dismissal): Promise<CartPayload> {
    const context = { fetchOptions: { keepalive: true } }
    return 'goneId' in change ? this.#remove(change.goneId, context) : this.#send(change, context)
  }

  /** Resolves to the server's cart when all changes are sent. */
  async settled(): Promise<Cart | null> {
    while (this.#running) await this.#running
    return this.#read(false)
  }

  /** Reloads the cart once all changes are sent. Later changes wait for it. */
  async refresh(load: () => Promise<unknown>): Promise<void> {
    await this.settled()
    this.#running = this.#load(load)
    await this.#running
  }

  async #load(load: () => Promise<unknown>): Promise<void> {
    // Without a response, the cart stays as it is.
    await load().catch(() => undefined)
    this.#running = this.#pending.size > 0 ? this.#run() : null
    this.#show()
  }

  #add(id: string, change: PendingChange | Dismissal): void {
    this.#pending.set(id, change)
    this.#show()
    this.#running ??= this.#run()
  }

  async #run(): Promise<void> {
    try {
      for (let change = this.#next(); change; change = this.#next()) {
        await ('goneId' in change ? this.#sendDismissal(change) : this.#sendChange(change))
      }
    } catch (error) {
      const change = this.#next()
      this.#pending.clear()
      if (change && isUnauthenticated(error)) this.#events.signedOut(toRejected(change))
      // A page restored from the browser's cache finds its requests aborted.
      else if (!change || !this.#flushed.has(change)) this.#events.failed(error)
    } finally {
      this.#running = null
      this.#show()
    }
  }

  #next(): PendingChange | Dismissal | undefined {
    return this.#pending.values().next().value
  }

  /** Ignores errors, because the notice has already disappeared. */
  async #sendDismissal({ goneId }: Dismissal): Promise<void> {
    await this.#remove(goneId)
    this.#pending.delete(goneId)
    this.#show()
  }

  async #sendChange(change: PendingChange): Promise<void> {
    const line = this.#serverLine(change.product.id)
    if (this.#quantity(change.product.id, false) === change.quantity) {
      this.#drop(change)
      return
    }
    const { userErrors } = await this.#send(change)
    this.#drop(change)
    if (userErrors.length > 0) this.#events.refused(userErrors.map(({ message }) => message))
    else if (!line) this.#events.added()
    else if (change.quantity === 0) this.#events.removed(this.#undo(change))
  }

  async #send(
    { product, quantity }: QuantityChange,
    context?: DefaultContext,
  ): Promise<CartPayload> {
    const variables = { input: { productId: product.id, quantity } }
    const options = { mutation: SetCartQuantityDocument, variables, context }
    return (await mutate(this.#client, options)).setCartQuantity
  }

  async #remove(cartLineId: string, context?: DefaultContext): Promise<CartPayload> {
    const variables = { input: { cartLineId } }
    const options = { mutation: RemoveFromCartDocument, variables, context }
    return (await mutate(this.#client, options)).removeFromCart
  }

  #undo({ product, before }: PendingChange): (() => void) | null {
    const quantity = Math.min(before, product.available)
    if (quantity === 0) return null
    return () => {
      // Logging out removes the cart.
      if (this.#read(false)) this.setQuantity(product, quantity)
    }
  }

  /** Removes the change, unless a newer change to the product has replaced it. */
  #drop(change: QuantityChange): void {
    if (this.#pending.get(change.product.id) === change) this.#pending.delete(change.product.id)
    this.#show()
  }

  #serverLine(productId: string): CartLine | undefined {
    return this.#line(productId, false)
  }

  #quantity(productId: string, optimistic: boolean): number {
    return this.#line(productId, optimistic)?.quantity ?? 0
  }

  #line(productId: string, optimistic: boolean): CartLine | undefined {
    const cart = this.#read(optimistic)
    return cart ? findLine(cart, productId) : undefined
  }

  #read(optimistic: boolean): Cart | null {
    const { cache } = this.#client
    return cache.readFragment({ ...this.#fragment, optimistic })
  }

  /** Replaces the optimistic layer with the pending changes, in one step. */
  #show(): void {
    const before = this.#layer
    const cart = this.#pending.size > 0 ? this.#read(false) : null
    this.#layer = cart ? `cart-${++this.#layersSoFar}` : null
    this.#client.cache.batch({
      removeOptimistic: before ?? undefined,
      optimistic: this.#layer ?? true,
      update: (cache) => {
        if (!cart) return
        cache.writeFragment({ ...this.#fragment, data: cartWith(cart, this.#pending.values()) })
      },
    })
  }

  get #fragment() {
    return {
      id: `Cart:${this.#cartId}`,
      fragment: Cart_CartFragmentDoc,
      fragmentName: 'Cart_cart',
    }
  }
}

function toRejected(change: PendingChange | Dismissal): RejectedChange {
  if ('goneId' in change) return { productId: null, wasInCart: true }
  return { productId: change.product.id, wasInCart: change.before > 0 }
}
