import { html } from 'hono/html'
import type { Language } from '../../domain/shop-facts.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'

/** A page for browsers without scripts, after the storefront's own form was posted. */
export const plainPage = (language: Language, title: string, content: unknown) => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}${DICTIONARIES[language].site.titleSuffix}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/plain-page.css">
</head>
<body class="form"><main>${content}</main></body>
</html>`

/** @param problems what is wrong with the fields, for the person who typed them */
export const problemsPage = (language: Language, title: string, problems: readonly string[]) =>
  plainPage(
    language,
    title,
    html`<h1>${title}</h1>
<p>${DICTIONARIES[language].withdrawal.problems}</p>
<ul role="alert">${problems.map((problem) => html`<li>${problem}</li>`)}</ul>`,
  )
