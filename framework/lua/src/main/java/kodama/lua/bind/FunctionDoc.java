package kodama.lua.bind;

import java.util.List;

/**
 * Describes a Lua function in the reference.
 *
 * @param signature its signature
 * @param doc description
 * @param waits whether it may make the calling task wait
 */
public record FunctionDoc(Signature signature, String doc, boolean waits) {
    /**
     * Describes the function as a field of the tables that have it.
     *
     * @return a field whose value is a function
     */
    public FieldDoc asField() {
        List<TypeDoc.FunParameter> taken =
                signature.parameters().stream().map(Parameter::toFunParameter).toList();
        TypeDoc result = signature.results().isEmpty()
                ? null
                : signature.results().get(0).fullType();
        return FieldDoc.of(signature.name(), new TypeDoc.Fun(waits, taken, signature.isVariadic(), result), doc);
    }
}
