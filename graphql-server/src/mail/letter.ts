import { defineTexts } from '../lib/messages/define-messages.ts'
import { markup, type Markup } from './markup.ts'

export const letterTexts = defineTexts({
  MAIL_GREETING: { english: 'Hello {name},', params: { name: 'TEXT' } },
  MAIL_GREETING_WITHOUT_NAME: { english: 'Hello,' },
})

/** The shop's details in its emails. */
export interface Shop {
  name: string
  address: string
  phone: string
  email: string
  /** The URL of its pages, without a trailing slash. */
  url: string
  /** Its opening hours, each as a line. */
  openingTimes: readonly string[]
  /** Its legal name and licences, each as a line. */
  particulars: readonly string[]
}

/** A part of an email, as text and as HTML. */
export interface Block {
  text: string
  html: Markup
}

/** The colours are from the web app's theme. They are inline, because email programs do not support style sheets. */
const ACCENT = '#0C7C59'
const LINE = '1px solid #E9E4D8'
const BODY =
  'margin:0;padding:24px 12px;background:#FBF9F4;color:#10231B;font-size:16px;line-height:1.5;' +
  'font-family:Figtree,system-ui,-apple-system,Segoe UI,Roboto,sans-serif'
const CARD = `padding:24px;background:#FFFFFF;border:${LINE};border-radius:18px`
const CODE =
  'margin:0 0 16px;padding:16px;background:#E4F2EB;border-radius:12px;text-align:center;' +
  'font-size:32px;font-weight:700;letter-spacing:6px'
const BUTTON =
  `display:inline-block;padding:12px 24px;border-radius:999px;background:${ACCENT};` +
  'color:#FFFFFF;font-weight:600;text-decoration:none'
const CELL = `padding:8px 8px 8px 0;border-bottom:${LINE}`

/** A whole email, as plain text and as an HTML page. */
export function letter(shop: Shop, title: string, blocks: Block[]): { text: string; html: string } {
  const signature = [shop.name, shop.address, shop.phone, shop.email, ...shop.particulars]
  const text = [title, ...blocks.map((block) => block.text), signature.join('\n')]
  const { html } = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="${BODY}">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 16px;font-size:18px;font-weight:700;color:${ACCENT}">${shop.name}</p>
<div style="${CARD}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${title}</h1>
${blocks.map((block) => block.html)}
</div>
<p style="margin:16px 0 0;font-size:13px;color:#4C5B53">${signature.join(', ')}</p>
</div>
</body>
</html>
`
  return { text: `${text.join('\n\n')}\n`, html }
}

export function paragraph(text: string): Block {
  return { text, html: markup`<p style="margin:0 0 16px">${text}</p>` }
}

/** Email programs turn these characters into links. */
const LINK = /[/:@]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u

/**
 * Greets people by name. Leaves out a name with a link, because anyone can register with a stranger's address, and the
 * link would reach the stranger in our name.
 */
export function greeting(name?: string): Block {
  const isSafe = name !== undefined && !LINK.test(name)
  const text = isSafe
    ? letterTexts.MAIL_GREETING({ name })
    : letterTexts.MAIL_GREETING_WITHOUT_NAME()
  return paragraph(text.message)
}

/** A one-time code in large digits, in one piece so that it can be copied. */
export function bigCode(code: string): Block {
  return { text: code, html: markup`<p style="${CODE}">${code}</p>` }
}

export function button(label: string, url: string): Block {
  const link = markup`<a href="${url}" style="${BUTTON}">${label}</a>`
  return { text: `${label}: ${url}`, html: markup`<p style="margin:24px 0 8px">${link}</p>` }
}

/** Rows with a label and an amount. */
export function table(rows: { label: string; figure: string }[]): Block {
  const cells = rows.map(
    ({ label, figure }) =>
      markup`<tr><td style="${CELL}">${label}</td><td align="right" style="${CELL};padding-right:0;white-space:nowrap">${figure}</td></tr>`,
  )
  return {
    text: rows.map(({ label, figure }) => `${label}: ${figure}`).join('\n'),
    html: markup`<table role="presentation" width="100%" cellspacing="0" style="margin:0 0 16px">${cells}</table>`,
  }
}

/** Several short lines, such as a postal address. */
export function lines(title: string, texts: string[]): Block {
  const broken = texts.map((text) => markup`<br>${text}`)
  return {
    text: [title, ...texts].join('\n'),
    html: markup`<p style="margin:0 0 16px"><strong>${title}</strong>${broken}</p>`,
  }
}
