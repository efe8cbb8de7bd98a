export {
  type AssistantConfig,
  type Config,
  type ProviderConfig,
  ConfigError,
  PUBLIC_HUKAMNAMA_ARCHIVE,
  readConfig,
} from './config.ts';
