import type { ApolloClient } from '@apollo/client'
import {
  AddToCartDocument,
  type CartSync_PayloadFragment as CartPayload,
  ChangeCartLineQuantityDocument,
  RemoveFromCartDocument,
} from './CartMutations.generated.ts'
import { Cart_CartFragmentDoc } from './Cart.generated.ts'
import { mutate } from '../../apollo/mutate.ts'
import {
  type Cart,
  type CartLine,
  type CartProduct,
  type Dismissed,
  type Wanted,
  cartWith,
  findLine,
} from './cart-rules.ts'

/** Events to show to the person. */
interface CartEvents {
  added: () => void
  removed: () => void
  /** The server's messages. */
  refused: (messages: string[]) => void
  /** The server could not be reached; pending changes are dropped. */
  failed: () => void
}

/**
 * Synchronizes the cart with the server. Changes show at once, as an optimistic layer of the cache. Requests are sent
 * one at a time with the latest quantity, so an old reply never overwrites a newer change.
 */
export class CartSync {
  readonly #client: ApolloClient
  readonly #cartId: string
  readonly #events: CartEvents
  /** Pending changes, by product id or by the id of the removed line. */
  readonly #wishes = new Map<string, Wanted | Dismissed>()
  #layer: string | null = null
  #layersSoFar = 0
  #running: Promise<void> | null = null

  constructor(client: ApolloClient, cartId: string, events: CartEvents) {
    this.#client = client
    this.#cartId = cartId
    this.#events = events
  }

  /** Sets the quantity of a product; 0 removes it. */
  want(product: CartProduct, quantity: number): void {
    this.#wish(product.id, { product, quantity })
  }

  /** Dismisses the notice about a removed product. */
  dismiss(goneId: string): void {
    this.#wish(goneId, { goneId })
  }

  /** Resolves to the server's cart when all changes are sent. */
  async settled(): Promise<Cart | null> {
    while (this.#running) await this.#running
    return this.#read(false)
  }

  #wish(id: string, wish: Wanted | Dismissed): void {
    this.#wishes.set(id, wish)
    this.#show()
    this.#running ??= this.#run()
  }

  async #run(): Promise<void> {
    try {
      for (let wish = this.#next(); wish; wish = this.#next()) {
        await ('goneId' in wish ? this.#settleDismissed(wish) : this.#settle(wish))
      }
    } catch {
      this.#wishes.clear()
      this.#events.failed()
    } finally {
      this.#running = null
      this.#show()
    }
  }

  #next(): Wanted | Dismissed | undefined {
    return this.#wishes.values().next().value
  }

  /** Errors are ignored: then the notice is gone already. */
  async #settleDismissed({ goneId }: Dismissed): Promise<void> {
    await this.#remove(goneId)
    this.#wishes.delete(goneId)
    this.#show()
  }

  async #settle(want: Wanted): Promise<void> {
    const line = this.#serverLine(want.product.id)
    if ((line?.quantity ?? 0) === want.quantity) {
      this.#forget(want)
      return
    }
    const { userErrors } = await this.#send(want, line)
    const isThereByNow = userErrors.some(({ code }) => code === 'ALREADY_IN_CART')
    // Another tab or device has added it. The line is known now, so the next round changes its quantity.
    if (isThereByNow && this.#serverLine(want.product.id)) {
      this.#show()
      return
    }
    this.#forget(want)
    if (userErrors.length > 0) this.#events.refused(userErrors.map(({ message }) => message))
    else if (!line) this.#events.added()
    else if (want.quantity === 0) this.#events.removed()
  }

  async #send({ product, quantity }: Wanted, line: CartLine | undefined): Promise<CartPayload> {
    const client = this.#client
    if (!line) {
      const input = { productId: product.id, quantity }
      const data = await mutate(client, { mutation: AddToCartDocument, variables: { input } })
      return data.addToCart
    }
    const cartLineId = line.id
    if (quantity === 0) return this.#remove(cartLineId)
    const variables = { input: { cartLineId, quantity } }
    const data = await mutate(client, { mutation: ChangeCartLineQuantityDocument, variables })
    return data.changeCartLineQuantity
  }

  async #remove(cartLineId: string): Promise<CartPayload> {
    const variables = { input: { cartLineId } }
    const data = await mutate(this.#client, { mutation: RemoveFromCartDocument, variables })
    return data.removeFromCart
  }

  /** Removes the change, unless a newer one for the product has replaced it. */
  #forget(want: Wanted): void {
    if (this.#wishes.get(want.product.id) === want) this.#wishes.delete(want.product.id)
    this.#show()
  }

  #serverLine(productId: string): CartLine | undefined {
    const cart = this.#read(false)
    return cart ? findLine(cart, productId) : undefined
  }

  #read(optimistic: boolean): Cart | null {
    const { cache } = this.#client
    return cache.readFragment({ ...this.#fragment, optimistic })
  }

  /** Replaces the optimistic layer with the pending changes, in one step. */
  #show(): void {
    const before = this.#layer
    const cart = this.#wishes.size > 0 ? this.#read(false) : null
    this.#layer = cart ? `cart-${++this.#layersSoFar}` : null
    this.#client.cache.batch({
      removeOptimistic: before ?? undefined,
      optimistic: this.#layer ?? true,
      update: (cache) => {
        if (!cart) return
        cache.writeFragment({ ...this.#fragment, data: cartWith(cart, this.#wishes.values()) })
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
