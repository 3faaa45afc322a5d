import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type Tag = components['schemas']['Tag']

/** The tags that products can have. */
export const tagsQuery = () => operationQuery('listTags')
