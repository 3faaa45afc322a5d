import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'

export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same content for mail programs that show HTML. */
  readonly html?: string
  readonly attachments?: readonly { readonly filename: string; readonly content: string }[]
  /**
   * The message is not sent after this moment, e.g. when its link has expired; without it, 30 days from now.
   */
  readonly uselessAfter?: Date
}

/** Milliseconds that a mail server has to take an e-mail; some look into attachments for minutes. */
export const longestSending = 4 * 60_000

export interface Mail {
  send(message: Message): Promise<void>
}

/**
 * The recipient goes as an object: in a text, commas and brackets would make several recipients of one
 * address.
 */
function asOptions(
  from: string,
  { to, subject, text, html, attachments }: Message,
): SendMailOptions {
  const recipient = { name: '', address: to }
  return { from, to: recipient, subject, text, html, attachments: [...(attachments ?? [])] }
}

/** Sends over SMTP, e.g. smtp://user:password@host:587, with `from` as the sender. */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(url)
  return {
    async send(message) {
      const signal = AbortSignal.timeout(longestSending)
      await transport.sendMail({ ...asOptions(from, message), signal })
    },
  }
}

/** Writes each e-mail as an .eml file into a folder; any mail program opens these files. */
export function folderMail(folder: string, from: string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  let sent = 0
  return {
    async send(message) {
      const made = await transport.sendMail(asOptions(from, message))
      await mkdir(folder, { recursive: true })
      sent += 1
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${sent}.eml`
      await writeFile(join(folder, name), made.message)
    },
  }
}

/** Keeps e-mails in memory, for tests. */
export function memoryMail(): Mail & { readonly sent: Message[] } {
  const sent: Message[] = []
  return {
    sent,
    async send(message) {
      sent.push(message)
    },
  }
}
