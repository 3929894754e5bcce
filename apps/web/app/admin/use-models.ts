import type { DataOf } from '@dryrun/contract/endpoint'
import { messages } from '@dryrun/contract/messages'
import {
  addModel,
  type ConfiguredModel,
  changeModel,
  listModels,
  type ModelForm,
  orderModels,
  removeModel,
} from '@dryrun/contract/models'
import { useToasts } from '@dryrun/ui/toasts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/browser-client.ts'

const modelsKey = ['models'] as const
type ModelList = DataOf<typeof listModels>

/** The models in the order of asking. */
export function useModels() {
  return useQuery({ queryKey: modelsKey, queryFn: ({ signal }) => call(listModels, { signal }) })
}

/** Adds a model, or changes the one with this id. */
export function useSaveModel(id: string | undefined, onSaved: () => void) {
  const toasts = useToasts()
  const reload = useReloadModels()
  return useMutation({
    mutationFn: (body: ModelForm) =>
      id === undefined ? call(addModel, { body }) : call(changeModel, { params: { id }, body }),
    onSuccess() {
      toasts.success(messages.admin.modelSaved)
      onSaved()
      return reload()
    },
  })
}

export function useRemoveModel(id: string, onEnd: () => void) {
  const toasts = useToasts()
  const reload = useReloadModels()
  return useMutation({
    mutationFn: () => call(removeModel, { params: { id } }),
    onSuccess() {
      toasts.success(messages.admin.modelRemoved)
      return reload()
    },
    onError: (error) => toasts.error(error.message),
    onSettled: onEnd,
  })
}

/** Puts the models of the settings in another order, at once here; the list is loaded again where the server refuses. */
export function useOrderModels() {
  const toasts = useToasts()
  const queries = useQueryClient()
  const reload = useReloadModels()
  return useMutation({
    // One after the other, so that the last order asked for is the one that stays.
    scope: { id: 'model-order' },
    mutationFn: (ids: string[]) => call(orderModels, { body: { ids } }),
    async onMutate(ids) {
      await queries.cancelQueries({ queryKey: modelsKey })
      queries.setQueryData<ModelList>(modelsKey, (list) => list && { models: inOrder(list.models, ids) })
    },
    onSuccess: () => toasts.success(messages.admin.orderSaved),
    onError(error) {
      toasts.error(error.message)
      return reload()
    },
  })
}

function useReloadModels() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: modelsKey })
}

/** Those of the environment come first whatever is asked. */
function inOrder(models: ConfiguredModel[], ids: string[]): ConfiguredModel[] {
  const ordered = ids.flatMap((id) => models.find((model) => model.id === id) ?? [])
  return [...models.filter(({ source }) => source === 'environment'), ...ordered]
}
