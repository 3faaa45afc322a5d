import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { imageAddress } from '#api/core/host.ts'
import type { Promotion } from '#api/promotions.ts'
import type { Lookup } from '#components/lookup.ts'
import {
  useAttributeValueLookup,
  useCategoryLookup,
  useRoleLookup,
  useStoreLookup,
} from '#components/promotions/lookups.ts'
import { useProducts } from '#components/useProducts.ts'
import { distinctNames } from '#domain/namesakes.ts'
import { sortedByName } from '#domain/sorting.ts'
import { grouped } from '#domain/wording.ts'
import { Bone } from '#ui/page/Loading.tsx'
import { Picture } from '#ui/page/Picture.tsx'
import classes from './promotions.module.css'

export function ProductNames({ ids }: { ids: readonly number[] }) {
  const products = useProducts(ids)
  if (ids.length === 0) return 'No product'
  const known = ids.flatMap((id) => products.productOf(id) ?? [])
  const names = distinctNames(known, ({ square_sku }) => square_sku)
  return (
    <NameList label="Products" ids={ids} lookup={products}>
      {(id) => {
        const product = products.productOf(id)
        const name = names.get(id) ?? `Product ${id}`
        return (
          <Link to="/products/$productId" params={{ productId: id }} className={classes.pill}>
            <Picture
              src={imageAddress(product?.image_url)}
              alt=""
              name={name}
              width={20}
              height={20}
              background={product?.background_color ?? null}
              colour={product?.foreground_color ?? null}
            />
            {name}
            {product?.archived && <span className={classes.aside}>archived</span>}
          </Link>
        )
      }}
    </NameList>
  )
}

interface CategoryNamesProps {
  label: string
  ids: readonly number[]
  empty?: string | undefined
}

export function CategoryNames({ label, ids, empty = 'None' }: CategoryNamesProps) {
  const categories = useCategoryLookup(ids)
  if (ids.length === 0) return empty
  return (
    <NameList label={label} ids={ids} lookup={categories}>
      {(id) => (
        <span className={classes.pill}>
          {categories.nameOf(id) ?? `Promotional category ${id}`}
        </span>
      )}
    </NameList>
  )
}

export function AttributeValueName({ label, id }: { label: string; id: number }) {
  const ids = [id]
  const values = useAttributeValueLookup(ids)
  const name = values.nameOf(id) ?? `Attribute value ${id}`
  const attribute = values.attributeOf(id)
  return (
    <NameList label={label} ids={ids} lookup={values}>
      {() =>
        attribute ? (
          <Link
            to="/attributes/$attributeId"
            params={{ attributeId: attribute.id }}
            className={classes.pill}
          >
            {name}
            <span className={classes.aside}>{attribute.name}</span>
          </Link>
        ) : (
          <span className={classes.pill}>{name}</span>
        )
      }
    </NameList>
  )
}

export function StoreNames({ ids }: { ids: readonly number[] }) {
  const stores = useStoreLookup(ids)
  return (
    <NameList label="Stores" ids={stores.sorted} lookup={stores}>
      {(id) => (
        <Link to="/stores/$storeId" params={{ storeId: id }} className={classes.pill}>
          {stores.nameOf(id) ?? `Store ${id}`}
        </Link>
      )}
    </NameList>
  )
}

/** The id -1 stands for users without a role (AMB-146). */
export function RoleNames({ ids }: { ids: readonly number[] }) {
  const roles = useRoleLookup(ids)
  return (
    <NameList label="Roles" ids={roles.sorted} lookup={roles}>
      {(id) =>
        id < 0 ? (
          <span className={classes.pill}>
            None<span className={classes.aside}>users without a role</span>
          </span>
        ) : (
          <Link to="/roles/$roleId" params={{ roleId: id }} className={classes.pill}>
            {roles.nameOf(id) ?? `Role ${id}`}
          </Link>
        )
      }
    </NameList>
  )
}

/** The promotion contains the names: nothing to load. */
const loaded = { pending: false, error: null, retry: () => {}, retrying: false }

const userName = ({ id, name, email }: Promotion['users'][number]) => name ?? email ?? `User ${id}`

/** By id if the host sends no name. */
export function UserNames({ users }: { users: Promotion['users'] }) {
  const named = sortedByName(users, userName).map((user) => ({ ...user, name: userName(user) }))
  const names = distinctNames(named, ({ email }) => email)
  return (
    <NameList label="Users" ids={[...names.keys()]} lookup={loaded}>
      {(id) => (
        <Link to="/users/$userId" params={{ userId: id }} className={classes.pill}>
          {names.get(id)}
        </Link>
      )}
    </NameList>
  )
}

interface NameListProps {
  label: string
  ids: readonly number[]
  lookup: Pick<Lookup, 'pending' | 'error' | 'retry' | 'retrying'>
  children: (id: number) => ReactNode
}

const initialNames = 12

/** An audience may have 100,000 users. */
const maxShownNames = 500

function NameList({ label, ids, lookup, children }: NameListProps) {
  const [all, setAll] = useState(false)
  const id = useId()
  if (lookup.pending) return <Bone width="60%" height={20} />
  const folds = ids.length > initialNames + 1
  const shown = ids.slice(0, all || !folds ? maxShownNames : initialNames)
  const more = ids.length - maxShownNames
  const most = more > 0 ? `${maxShownNames} of ` : 'all '
  return (
    <>
      <ul id={id} className={classes.names} aria-label={label}>
        {shown.map((one) => (
          <li key={one}>{children(one)}</li>
        ))}
      </ul>
      {folds && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={6}
          ml={-8}
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : `Show ${most}${grouped(ids.length)}`}
        </Button>
      )}
      {all && more > 0 && (
        <p className={classes.quiet}>{grouped(more)} more are not listed here.</p>
      )}
      {lookup.error && (
        <p className={classes.problem}>
          Their names could not be loaded.
          <Button
            variant="default"
            size="compact-sm"
            loading={lookup.retrying}
            onClick={lookup.retry}
          >
            Retry
          </Button>
        </p>
      )}
    </>
  )
}
