export default function MedEMass() {
  return <h1>MedEMass</h1>;
}
