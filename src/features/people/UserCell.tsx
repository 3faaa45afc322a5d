import type { ReactNode } from 'react'
import { imageAddress } from '#api/host.ts'
import type { Employee } from '#api/users.ts'
import { Picture } from '#ui/page/Picture.tsx'
import classes from './people.module.css'

/** The name of a user beside a small photo, with marks after the name. */
export function UserCell({ person, children }: { person: Employee; children?: ReactNode }) {
  return (
    <span className={classes.person}>
      <span className={classes.face}>
        <Picture
          src={imageAddress(person.photo_url)}
          alt=""
          name={person.name}
          width={28}
          height={28}
        />
      </span>
      <span className={classes.personName}>{person.name}</span>
      {children}
    </span>
  )
}
