import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { sendTimeoutMs, smtpMail } from './mail.ts'

test('a mail server that says nothing is given up after some minutes', async () => {
  const given = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(given.signal)
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = z.object({ port: z.number() }).parse(silent.address())
  const mail = smtpMail(`smtp://127.0.0.1:${port}`, 'no-reply@p4.example')
  const sending = mail.send({ to: 'theo@p4.example', subject: 'Hello', text: 'Good morning' })
  await once(silent, 'connection')
  given.abort()
  await expect(sending).rejects.toThrow(/abort/i)
  expect(timeout).toHaveBeenCalledWith(sendTimeoutMs)
  timeout.mockRestore()
  silent.close()
})

test('a mail server that does not greet is given up after seconds', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = z.object({ port: z.number() }).parse(silent.address())
  const mail = smtpMail(`smtp://127.0.0.1:${port}`, 'no-reply@p4.example', 200)
  const sending = mail.send({ to: 'theo@p4.example', subject: 'Hello', text: 'Good morning' })
  await expect(sending).rejects.toThrow('Greeting never received')
  silent.close()
})

/** A mail server that takes everything and keeps the commands that name a recipient. */
async function takingServer() {
  const recipients: string[] = []
  const server = createServer((socket) => {
    socket.write('220 ready\r\n')
    let isText = false
    createInterface({ input: socket }).on('line', (line) => {
      if (isText && line !== '.') return
      isText = line === 'DATA'
      if (line.startsWith('RCPT TO:')) recipients.push(line)
      socket.write(isText ? '354 go on\r\n' : '250 taken\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return { recipients, url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

test('an address with a comma is one recipient', async () => {
  const server = await takingServer()
  const mail = smtpMail(server.url, 'no-reply@p4.example')
  await mail.send({ to: 'a,b@c', subject: 'Hello', text: 'Good morning' })
  expect(server.recipients).toEqual(['RCPT TO:<"a,b"@c>'])
  server.close()
})
