export default function Academic() {
  return <h1>Academic</h1>;
}
