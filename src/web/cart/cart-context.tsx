import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import type { Cart } from '../../contract/cart.ts'
import { useAuth } from '../account/auth-context.tsx'
import { openCart } from './open-cart.ts'

interface CartAccess {
  cart: Cart | null
  isLoading: boolean
  lineCount: number
  addItem: (productId: number, quantity: number) => Promise<void>
  changeQuantity: (itemId: number, quantity: number) => Promise<void>
  removeItem: (itemId: number) => Promise<void>
  dismissNotice: () => Promise<void>
  clear: () => Promise<void>
  reload: () => Promise<void>
  /** Replaces the cart by the answer of a call. */
  write: (change: (cartId: number) => Promise<Cart>) => Promise<void>
}

const CartContext = createContext<CartAccess | null>(null)

export function useCart(): CartAccess {
  const cart = use(CartContext)
  if (!cart) throw new Error('useCart must be used within a CartProvider')
  return cart
}

/** The cart of the last response, and `write`, which replaces it by a call's response. Errors are logged and rethrown. */
function useCartState() {
  const { api } = useSite()
  const { user, isLoading: isAuthLoading } = useAuth()
  const userId = user?.id
  const [cart, setCart] = useState<Cart | null>(null)
  const [isLoading, setLoading] = useState(true)
  const opening = useRef<Promise<Cart> | null>(null)
  const owner = useOwner(userId, isAuthLoading)

  const open = useCallback(() => {
    const attempt = openCart(api, userId)
    opening.current = attempt
    return attempt.then((opened) => opening.current === attempt && setCart(opened))
  }, [api, userId])

  useEffect(() => {
    if (isAuthLoading) return
    open()
      .catch((error: unknown) => console.error(error))
      .finally(() => setLoading(false))
  }, [open, isAuthLoading])

  const write = useCallback(
    async (change: (cartId: number) => Promise<Cart>) => {
      try {
        // What is added before the session is known must not go to a guest's cart.
        const ownerId = await owner()
        const openAnew = () => openCart(api, ownerId)
        // Opened again if the first attempt failed, so that a short network failure does not last.
        const opened = await (opening.current ?? openAnew()).catch(openAnew)
        setCart(await change(opened.id))
      } catch (error) {
        console.error(error)
        throw error
      }
    },
    [api, owner],
  )
  return { cart, isLoading, write, open }
}

/** The owner of the cart once the session is known: a user's id, or undefined for a guest. */
function useOwner(userId: number | undefined, isAuthLoading: boolean) {
  const latest = useRef(userId)
  const [known] = useState(createSignal)
  useEffect(() => {
    latest.current = userId
    if (!isAuthLoading) known.give()
  }, [userId, isAuthLoading, known])
  return useCallback(() => known.given.then(() => latest.current), [known])
}

function createSignal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}

export function CartProvider({ children }: { children: ReactNode }) {
  const { api } = useSite()
  const { cart, isLoading, write, open } = useCartState()

  const access = useMemo<CartAccess>(
    () => ({
      cart,
      isLoading,
      lineCount: cart?.items.filter((item) => item.product).length ?? 0,
      addItem: (productId, quantity) => write((id) => api.cart.addItem(id, { productId, quantity })),
      changeQuantity: (itemId, quantity) => write((id) => api.cart.changeQuantity(id, itemId, quantity)),
      removeItem: (itemId) => write((id) => api.cart.removeItem(id, itemId)),
      dismissNotice: () => write((cartId) => api.call('DELETE /api/cart/{cartId}/notice', { params: { cartId } })),
      clear: async () => {
        for (const item of cart?.items ?? []) await write((id) => api.cart.removeItem(id, item.id))
      },
      reload: () => open().then(() => undefined),
      write,
    }),
    [api, cart, isLoading, write, open],
  )
  return <CartContext value={access}>{children}</CartContext>
}
