package kodama.lua.bind;

import java.lang.invoke.MethodType;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A method's annotation, which makes it a Lua function or a field of a module.
 *
 * @param method the method's name
 * @param isStatic whether it is static
 * @param type its parameter and return types
 * @param signature its Lua signature; for a field, that of a function without parameters
 * @param doc description
 * @param isField whether it is a field
 * @param waits whether it may make the calling task wait
 */
record Declaration(
        String method,
        boolean isStatic,
        MethodType type,
        Signature signature,
        String doc,
        boolean isField,
        boolean waits) {
    private static final String FUNCTION = LuaFunction.class.descriptorString();
    private static final String FIELD = LuaField.class.descriptorString();

    /** A bridge method has the annotations of its target; its flag is the one that means volatile for a field. */
    private static final int BRIDGE = Modifier.VOLATILE;

    /**
     * Reads a method's annotation.
     *
     * @param method the method, from the class file
     * @param owner its class
     * @return null if it is not annotated
     * @throws IllegalArgumentException if the annotation is invalid or the method does not match it; the message names
     *     the method
     */
    static @Nullable Declaration of(DeclaredClass.Method method, Class<?> owner) {
        Map<String, Object> function = method.annotations().get(FUNCTION);
        Map<String, Object> field = method.annotations().get(FIELD);
        if ((method.access() & BRIDGE) != 0) return null;
        if (function != null) return of(method, owner, function, false);
        return field == null ? null : of(method, owner, field, true);
    }

    private static Declaration of(
            DeclaredClass.Method method, Class<?> owner, Map<String, Object> annotation, boolean isField) {
        String qualifiedName = owner.getName() + "." + method.name();
        // these attributes have no default, so the class file has them
        String line = (String) Objects.requireNonNull(annotation.get("value"));
        String doc = (String) Objects.requireNonNull(annotation.get("doc"));
        Signature signature = signature(qualifiedName, isField ? reader(qualifiedName, line) : line);
        MethodType type = MethodType.fromMethodDescriptorString(method.descriptor(), owner.getClassLoader());
        MethodCheck.check(qualifiedName, method.access(), type, signature);
        boolean isStatic = Modifier.isStatic(method.access());
        boolean waits = Boolean.TRUE.equals(annotation.get("waits"));
        if (waits && type.returnType() != Step.class && type.returnType() != Yield.class)
            throw new IllegalArgumentException(qualifiedName + " must return a Step or a Yield, since it may wait");
        return new Declaration(method.name(), isStatic, type, signature, doc, isField, waits);
    }

    /** Converts a field's line to the signature of a function. */
    private static String reader(String qualifiedName, String line) {
        int colon = line.indexOf(": ");
        if (colon < 0) throw new IllegalArgumentException(qualifiedName + ": not a field's name and type: " + line);
        return line.substring(0, colon) + "() -> " + line.substring(colon + 2);
    }

    private static Signature signature(String qualifiedName, String line) {
        try {
            return Signature.parse(line);
        } catch (IllegalArgumentException noSignature) {
            throw new IllegalArgumentException(qualifiedName + ": " + noSignature.getMessage());
        }
    }

    FunctionDoc functionDoc() {
        return new FunctionDoc(signature, doc, waits);
    }

    FieldDoc fieldDoc() {
        Result read = signature.results().get(0);
        return new FieldDoc(signature.name(), read.type(), read.optional(), "", "", doc);
    }

    String name() {
        return signature.name();
    }

    /** Whether it may wait or call scripts. */
    boolean isResumable() {
        return type.returnType() == Step.class;
    }

    /** Whether it always yields and then returns nothing. */
    boolean alwaysYields() {
        return type.returnType() == Yield.class;
    }
}
