import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'

export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachments?: readonly { readonly filename: string; readonly content: string }[]
}

export interface Mail {
  send(message: Message): Promise<void>
}

const from = 'P4 Console <no-reply@p4.example>'

/** Sends over SMTP, e.g. smtp://user:password@host:587. */
export function smtpMail(url: string): Mail {
  const transport: Transporter = createTransport(url)
  return {
    async send(message) {
      await transport.sendMail({ from, ...message, attachments: [...(message.attachments ?? [])] })
    },
  }
}

/** Writes each e-mail as an .eml file into a folder, readable by any mail program. */
export function folderMail(folder: string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  let sent = 0
  return {
    async send(message) {
      const made = await transport.sendMail({
        from,
        ...message,
        attachments: [...(message.attachments ?? [])],
      })
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
