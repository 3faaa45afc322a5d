import { z } from 'zod'

/** A text of a request body. */
export interface BodyText {
  /** E.g. `stores.2.bda_password`. */
  readonly path: string
  readonly value: string
  /** Id of the record that the text belongs to; undefined for a new one. */
  readonly id: number | undefined
}

/** Texts at a template such as `stores.*.bda_password`. `pathId` is the id in the request's path. */
export function textsAt(template: string, body: unknown, pathId: number | undefined): BodyText[] {
  return valuesAt(template.split('.'), body, pathId)
}

function valuesAt(names: readonly string[], value: unknown, id: number | undefined): BodyText[] {
  const [name, ...rest] = names
  if (name === undefined) return typeof value === 'string' ? [{ path: '', value, id }] : []
  const below = (key: string, member: unknown, owner: number | undefined) =>
    valuesAt(rest, member, owner).map((text) => ({
      ...text,
      path: text.path ? `${key}.${text.path}` : key,
    }))
  if (Array.isArray(value))
    return value.flatMap((entry, index) => below(String(index), entry, idOf(entry)))
  return below(name, container.safeParse(value).data?.[name], id)
}

const container = z.record(z.string(), z.unknown())

export function idOf(holder: unknown): number | undefined {
  const { data } = z.object({ id: z.number() }).safeParse(holder)
  return data?.id
}
