import { Link } from '@tanstack/react-router'
import { useAttributeValueLookup } from './lookups.ts'
import { NameList } from './NameList.tsx'
import classes from './promotions.module.css'

/** The name of an attribute value, with a link to its attribute. */
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
