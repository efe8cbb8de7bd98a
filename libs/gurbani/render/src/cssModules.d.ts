declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  // eslint-disable-next-line no-restricted-exports -- the shape Vite gives a CSS module
  export default styles;
}
