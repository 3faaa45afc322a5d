import type { ReactNode } from 'react'
import { imageAddress } from '#api/core/host.ts'
import type { Employee } from '#api/users.ts'
import { Picture } from '#ui/page/Picture.tsx'
import classes from './people.module.css'

export function UserCell({ user, children }: { user: Employee; children?: ReactNode }) {
  return (
    <span className={classes.user}>
      <span className={classes.face}>
        <Picture
          src={imageAddress(user.photo_url)}
          alt=""
          name={user.name}
          width={28}
          height={28}
        />
      </span>
      <span className={classes.userName}>{user.name}</span>
      {children}
    </span>
  )
}
