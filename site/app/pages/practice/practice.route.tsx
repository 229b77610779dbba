export default function Practice() {
  return <h1>Practice</h1>;
}
