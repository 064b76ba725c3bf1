package kodama.lua.bind;

import java.lang.invoke.MethodType;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a method's annotation says: that scripts can call it, or that it reads a field of a module.
 *
 * @param method the method's name
 * @param isStatic whether it needs no object
 * @param type what it takes and gives
 * @param signature how scripts call it; a field is a function without parameters here
 * @param doc what it does
 * @param isField whether it reads a field
 * @param waits whether a task that calls it may have to wait
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

    /** A bridge has the annotations of the method that it leads to; it has the bit that volatile is for a field. */
    private static final int BRIDGE = Modifier.VOLATILE;

    /**
     * Reads a method.
     *
     * @param method as its class file has it
     * @param owner its class
     * @return null if scripts are not to see it
     * @throws IllegalArgumentException if its annotation makes no sense, or the method does not fit; the message names
     * it
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
        String place = owner.getName() + "." + method.name();
        // neither has a default, so that the compiler has written them
        String line = (String) Objects.requireNonNull(annotation.get("value"));
        String doc = (String) Objects.requireNonNull(annotation.get("doc"));
        Signature signature = signature(place, isField ? reader(place, line) : line);
        MethodType type = MethodType.fromMethodDescriptorString(method.descriptor(), owner.getClassLoader());
        MethodCheck.check(place, method.access(), type, signature);
        boolean isStatic = Modifier.isStatic(method.access());
        boolean waits = Boolean.TRUE.equals(annotation.get("waits"));
        if (waits && type.returnType() != Step.class && type.returnType() != Yield.class)
            throw new IllegalArgumentException(place + " must return a Step or a Rest, since it says that it waits");
        return new Declaration(method.name(), isStatic, type, signature, doc, isField, waits);
    }

    /** The line of a field as that of the function that reads it. */
    private static String reader(String place, String line) {
        int colon = line.indexOf(": ");
        if (colon < 0) throw new IllegalArgumentException(place + ": not a field's name and type: " + line);
        return line.substring(0, colon) + "() -> " + line.substring(colon + 2);
    }

    private static Signature signature(String place, String line) {
        try {
            return Signature.parse(line);
        } catch (IllegalArgumentException noSignature) {
            throw new IllegalArgumentException(place + ": " + noSignature.getMessage());
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

    /** Whether it always gives way, and returns nothing then. */
    boolean alwaysYields() {
        return type.returnType() == Yield.class;
    }
}
