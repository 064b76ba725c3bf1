package kodama.lua.bind;

import java.lang.reflect.Method;

/**
 * What a method's annotation says: that scripts can call it, or that it reads a field of a module.
 *
 * @param method the method, which fits its signature
 * @param signature how scripts call it; a field is a function without parameters here
 * @param doc what it does
 * @param isField whether it reads a field
 */
record Declaration(Method method, Signature signature, String doc, boolean isField) {
    /**
     * Reads a method's annotation.
     *
     * @throws IllegalArgumentException if that makes no sense, or the method does not fit; the message names the method
     */
    static Declaration of(Method method) {
        LuaFunction function = method.getAnnotation(LuaFunction.class);
        Declaration declared = function == null
                ? ofField(method, method.getAnnotation(LuaField.class))
                : new Declaration(method, signature(method, function.value()), function.doc(), false);
        MethodCheck.check(method, declared.signature);
        return declared;
    }

    private static Declaration ofField(Method method, LuaField field) {
        int colon = field.value().indexOf(": ");
        if (colon < 0) throw wrong(method, "not a field's name and type: " + field.value());
        String line =
                field.value().substring(0, colon) + "() -> " + field.value().substring(colon + 2);
        return new Declaration(method, signature(method, line), field.doc(), true);
    }

    private static Signature signature(Method method, String line) {
        try {
            return Signature.parse(line);
        } catch (IllegalArgumentException noSignature) {
            throw wrong(method, noSignature.getMessage());
        }
    }

    private static IllegalArgumentException wrong(Method method, String how) {
        return new IllegalArgumentException(method.getDeclaringClass().getName() + "." + method.getName() + ": " + how);
    }

    FunctionDoc functionDoc() {
        return new FunctionDoc(signature, doc);
    }

    FieldDoc fieldDoc() {
        return new FieldDoc(signature.name(), signature.returns(), doc);
    }

    String name() {
        return signature.name();
    }

    /** Whether it may wait or call scripts. */
    boolean isVerb() {
        return method.getReturnType() == Step.class;
    }
}
