export default function Priceplans() {
  return <h1>Priceplans</h1>;
}
