import { serveDist } from './lib/serveDist.ts'

await serveDist(4279, '/tmp/dist-prod')
