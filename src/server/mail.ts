import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'

export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly attachments?: readonly { readonly filename: string; readonly content: string }[]
  /** Default: 30 days from now. */
  readonly uselessAfter?: Date
}

// Some mail servers scan attachments for minutes.
export const sendTimeoutMs = 4 * 60_000

export interface Mail {
  send(message: Message): Promise<void>
}

/** As an object: a text is parsed, so commas would make several recipients. */
function asOptions(
  from: string,
  { to, subject, text, html, attachments }: Message,
): SendMailOptions {
  const recipient = { name: '', address: to }
  return { from, to: recipient, subject, text, html, attachments: [...(attachments ?? [])] }
}

/** `url` e.g. smtp://user:password@host:587. */
export function smtpMail(url: string, from: string, connectTimeoutMs = 10_000): Mail {
  const transport = createTransport({
    url,
    // A server that does not even greet is away.
    dnsTimeout: connectTimeoutMs,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
  })
  return {
    async send(message) {
      const signal = AbortSignal.timeout(sendTimeoutMs)
      await transport.sendMail({ ...asOptions(from, message), signal })
    },
  }
}

export function folderMail(folder: string, from: string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  let sent = 0
  return {
    async send(message) {
      const rendered = await transport.sendMail(asOptions(from, message))
      await mkdir(folder, { recursive: true })
      sent += 1
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${sent}.eml`
      await writeFile(join(folder, name), rendered.message)
    },
  }
}

export function memoryMail(): Mail & { readonly sent: Message[] } {
  const sent: Message[] = []
  return {
    sent,
    async send(message) {
      sent.push(message)
    },
  }
}
