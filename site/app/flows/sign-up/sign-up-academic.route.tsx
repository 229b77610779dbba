import AcademicSignUp from "./academic/academic-sign-up.tsx";
import { signUpIsland } from "./sign-up.route.tsx";

export default signUpIsland({ academic: AcademicSignUp });
