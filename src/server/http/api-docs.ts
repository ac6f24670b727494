import { html, raw } from 'hono/html'
import { SHOP_NAME } from '../../domain/shop-facts.ts'
import type { Env } from './env.ts'
import type { createRouter } from './router.ts'

type Router<E extends Env> = ReturnType<typeof createRouter<E>>
type Document = ReturnType<Router<Env>['getOpenAPI31Document']>
type Operation = NonNullable<NonNullable<Document['paths']>[string]['get']>

export function createApiDocument<E extends Env>(app: Router<E>, origin: string): Document {
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: SHOP_NAME,
      version: '1.0.0',
      description:
        'Bodies and answers are JSON. Prices are numbers in EUR and include VAT. ' +
        'A 4xx or 5xx answers { "error": { code, message, fields?, requestId? } }.',
    },
    servers: [{ url: origin }],
  })
}

export function apiPage(document: Document) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  )
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API | ${document.info.title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/plain-page.css">
</head>
<body>
<main>
<h1>${document.info.title}: the calls</h1>
<p>${document.info.description ?? ''} <a href="/api/openapi.json">openapi.json</a></p>
${operations.map(operationSection)}
<h2>What goes over the wire</h2>
${Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => schemaSection(name, schema))}
</main>
</body>
</html>`
}

function operationSection({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  const { summary, parameters, requestBody, responses } = operation
  return html`<section>
<h2><b>${method.toUpperCase()}</b> <code>${path}</code></h2>
<p>${summary ?? ''}</p>
${parameters ? schemaSection('Parameters', parameters) : raw('')}
${requestBody ? schemaSection('Body', requestBody) : raw('')}
<dl>
${Object.entries(responses ?? {}).map(
  ([status, answer]) => html`<dt>${status}</dt><dd>${(answer as { description?: string }).description ?? ''}</dd>`,
)}
</dl>
</section>`
}

function schemaSection(name: string, schema: unknown) {
  return html`<details><summary>${name}</summary><pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre></details>`
}
