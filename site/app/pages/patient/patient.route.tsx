export default function Patient() {
  return <h1>Patient</h1>;
}
