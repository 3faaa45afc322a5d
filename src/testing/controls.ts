/** Fast user actions for long walks: finds controls by label or text, because accessible names are slow in jsdom. */
import { fireEvent, waitFor } from '@testing-library/react'

const waitOptions = { timeout: 10_000, interval: 20 }
const controls = 'button, input, textarea, select, [role=menuitem]'

function control(name: string, selector: string, where: ParentNode): Promise<HTMLElement> {
  return waitFor(() => {
    const all = [...where.querySelectorAll<HTMLElement>(selector)]
    const found = all.find((one) => nameOf(one) === name)
    if (!found) throw new Error(`There is no control ${name}`)
    return found
  }, waitOptions)
}

function nameOf(element: HTMLElement): string | undefined {
  const takesText =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  const labelledBy = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  const label = takesText ? element.labels?.[0] : element
  const name = element.getAttribute('aria-label') ?? (labelledBy ?? label)?.textContent
  // Required fields have a star after their label.
  return name?.replace(/ \*$/, '').trim()
}

export async function type(name: string, text: string, where: ParentNode = document) {
  const field = await control(name, 'input, textarea', where)
  fireEvent.change(field, { target: { value: text } })
}

export async function upload(name: string, file: File) {
  fireEvent.change(await control(name, 'input', document), { target: { files: [file] } })
}

export async function press(name: string, where: ParentNode = document) {
  fireEvent.click(await control(name, controls, where))
}

/** Picks the option that starts with this text. */
export async function pick(name: string, option: string, where: ParentNode = document) {
  const field = await control(name, 'input', where)
  fireEvent.focus(field)
  fireEvent.click(field)
  // A long list renders only its first options: filter.
  fireEvent.change(field, { target: { value: option } })
  const found = await waitFor(() => {
    const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
    const options = [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    const one = options.find(({ textContent }) => textContent.startsWith(option))
    if (!one) throw new Error(`There is no option ${option}`)
    return one
  }, waitOptions)
  fireEvent.click(found)
}

/** An option of a native select. */
export async function choose(name: string, option: string, where: ParentNode = document) {
  const field = await control(name, 'select', where)
  const value = await waitFor(() => {
    const all = [...field.querySelectorAll('option')]
    const found = all.find(({ textContent }) => textContent === option)
    if (!found) throw new Error(`There is no option ${option}`)
    return found.value
  }, waitOptions)
  fireEvent.change(field, { target: { value } })
}

export function row(text: string): Promise<HTMLElement> {
  return waitFor(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('tr, [role=row]')]
    const found = rows.find(({ textContent }) => textContent.includes(text))
    if (!found) throw new Error(`There is no row with ${text}`)
    return found
  }, waitOptions)
}

/** Pastes from a cell of the row on. */
export async function paste(rowName: string, column: number, text: string) {
  const cell = await cellOf(rowName, column)
  fireEvent.pointerDown(cell, { button: 0 })
  fireEvent.pointerUp(cell)
  fireEvent.paste(cell, { clipboardData: { getData: () => text } })
}

/** Types into the editor of a cell and leaves it open. */
export async function typeInCell(rowName: string, column: number, text: string) {
  const cell = await cellOf(rowName, column)
  fireEvent.pointerDown(cell, { button: 0 })
  fireEvent.pointerUp(cell)
  fireEvent.keyDown(cell, { key: 'F2' })
  await waitFor(() => {
    const editor = cell.querySelector('input')
    if (!editor) throw new Error(`${rowName} is not edited`)
    fireEvent.input(editor, { target: { value: text } })
  }, waitOptions)
}

export function cellOf(rowName: string, column: number): Promise<Element> {
  return waitFor(() => {
    const line = [...document.querySelectorAll('[role=grid] [aria-label]')].find(
      (one) => one.getAttribute('aria-label') === rowName,
    )
    const found = line?.querySelectorAll('[role=gridcell]')[column]
    if (!found) throw new Error(`There is no row ${rowName}`)
    return found
  }, waitOptions)
}

/** Give the title if another dialog may be closing. */
export const dialog = (title?: string) =>
  waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[role=dialog]')]
    const found = all.find((one) => title === undefined || nameOf(one) === title)
    if (!found) throw new Error(`There is no dialog ${title ?? ''}`)
    return found
  }, waitOptions)

/** Signs the owner in through the form, which also reads the host's login answer. */
export async function signIn(): Promise<void> {
  await type('Email', 'owner@p4.example')
  await type('Password', 'espresso')
  await press('Login')
  await waitFor(() => {
    if (!document.querySelector('nav')) throw new Error('Nobody is signed in')
  }, waitOptions)
}
