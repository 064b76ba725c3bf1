package kodama.lua.bind;

import java.util.List;

/**
 * A Lua function as the reference describes it.
 *
 * @param signature how it is called
 * @param doc what it does
 * @param waits whether the task that calls it may have to wait
 */
public record FunctionDoc(Signature signature, String doc, boolean waits) {
    /**
     * Describes the function as a field of tables that have it.
     *
     * @return a field that holds a function
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
