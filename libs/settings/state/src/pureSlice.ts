import {
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPayload,
  createAction,
  type UnknownAction,
} from '@reduxjs/toolkit';

/** Reducers by the names of their actions. Each returns the state it was given if nothing changes. */
type PureReducers<State> = Readonly<Record<string, (state: State, payload: never) => State>>;

/** Creators of actions by name, with the reducer's second argument as payload. */
type ActionCreators<Reducers> = {
  readonly [Name in keyof Reducers]: Reducers[Name] extends (state: never, ...rest: infer Rest) => unknown
    ? Rest extends [infer Payload]
      ? ActionCreatorWithPayload<Payload>
      : ActionCreatorWithoutPayload
    : never;
};

/**
 * A part of the state: its reducer and its actions, whose types are `name/reducer`. The toolkit's `createSlice` would load Immer
 * on every page, for reducers that don't need it.
 */
export function pureSlice<State, Reducers extends PureReducers<State>>(
  name: string,
  initialState: State,
  reducers: Reducers,
) {
  const entries = Object.entries(reducers);
  const byType = new Map(entries.map(([key, reduce]) => [`${name}/${key}`, reduce]));
  return {
    reducer: (state: State | undefined = initialState, { type, payload }: UnknownAction): State =>
      byType.get(type)?.(state, payload as never) ?? state,
    actions: Object.fromEntries(
      entries.map(([key]) => [key, createAction(`${name}/${key}`)]),
    ) as unknown as ActionCreators<Reducers>,
  };
}

/** The state with the given fields, or the state itself if they have these values already. */
export function withFields<State extends object>(state: State, fields: Partial<NoInfer<State>>): State {
  const names = Object.keys(fields) as (keyof State)[];
  return names.every((field) => Object.is(state[field], fields[field])) ? state : { ...state, ...fields };
}
