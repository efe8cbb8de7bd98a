export {
  type AssistantConfig,
  type Config,
  type MetricsConfig,
  type ProviderConfig,
  ConfigError,
  readConfig,
} from './config.ts';
export { PUBLIC_HUKAMNAMA_ARCHIVE } from './settings.ts';
