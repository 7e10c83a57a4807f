/** What only this game asks of the server: its components and its houses. */
import { request } from '../../api/client'
import type { Catalogue, HouseView, NamedHouse } from '../../api/views'

const HERE = '/games/darkest'

export const server = {
  catalogue: () => request<Catalogue>('GET', `${HERE}/catalogue`),
  houses: () => request<NamedHouse[]>('GET', `${HERE}/houses`),
  randomHouse: (wish: Record<string, string>) =>
    request<HouseView>('GET', `${HERE}/houses/random?${new URLSearchParams(wish)}`),
  checkHouse: (layout: string, reactor: boolean) =>
    request<HouseView>('GET', `${HERE}/houses/check?${new URLSearchParams({ layout, reactor: String(reactor) })}`),
}
