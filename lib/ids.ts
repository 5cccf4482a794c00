import { fold } from './inline-text';

export function stateId(state: string): string {
  return state.toLowerCase().replaceAll(' ', '-');
}

/** Id of a question on the home page, prefixed because sections have ids such as "contact". */
export const questionId = (key: string) => idOf('question', key);

export const tileId = (accidentType: string) => idOf('find', accidentType);

function idOf(prefix: string, words: string): string {
  return [prefix, ...(fold(words).match(/[a-z0-9]+/g) ?? [])].join('-');
}
