import { lensQuestionCalls } from '../../contract/lens-questions.ts'
import { countCartWrite } from '../cart/cart-limits.ts'
import { createApiRouter } from '../http/router.ts'
import type { Shop } from '../shop.ts'
import { answerLensQuestion, getLensQuestion } from './questions.ts'

export const lensQuestionRoutes = (shop: Shop) =>
  createApiRouter(shop)
    .openapi(lensQuestionCalls.getLensQuestion, async (c) =>
      c.json(await getLensQuestion(shop, c.req.valid('param').token), 200),
    )
    .openapi(lensQuestionCalls.answerLensQuestion, async (c) => {
      countCartWrite(shop, c.var.visitor)
      return c.json(await answerLensQuestion(shop, c.var.visitor, c.req.valid('param').token, c.req.valid('json')), 200)
    })
