import { Trans, useLingui } from '@lingui/react/macro';
import type { NearbyQuery } from '@naad/api-client';
import { ownName } from '../../language/ownName.ts';
import type { SearchChoice } from '../../features/search/searchChoice.ts';
import { searchTypeInfo } from '../../features/search/searchTypes.ts';
import type { FormOptions } from '../routeResult.ts';
import { NearbyQueries } from './NearbyQueries.tsx';

export interface NoResultsProps {
  choice: SearchChoice;
  options: FormOptions | null;
  nearby: readonly NearbyQuery[];
}

/** Where and how nothing was found, and what is near to it that finds something. */
export function NoResults({ choice, options, nearby }: NoResultsProps) {
  const { i18n, t } = useLingui();
  const searched = options?.sources.find(({ id }) => id === choice.source);
  const source = searched ? ownName(i18n, searched) : t`all sources`;
  const type = i18n._(searchTypeInfo(choice.type).label);
  return (
    <>
      <p>
        <Trans>
          Nothing in {source} matches it as “{type}”. Try another search type, source or writer.
        </Trans>
      </p>
      {nearby.length > 0 && <NearbyQueries choice={choice} options={options} nearby={nearby} />}
      <p>
        <a href="/help#Web-how-do-i-search-for-a-shabad">
          <Trans>How to search</Trans>
        </a>
      </p>
    </>
  );
}
