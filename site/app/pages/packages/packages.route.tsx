export default function Packages() {
  return <h1>Packages</h1>;
}
