import type { Routes } from '../routes.ts'

export const accountsRoutes: Routes = async () => {}
