package kodama.base;

import org.jspecify.annotations.Nullable;

/** Describes the types of Java values in messages. */
public final class TypeDescription {
    private TypeDescription() {}

    /** Describes a value's type, for example {@code a java.util.Date}, {@code an array (int[])} or {@code null}. */
    public static String of(@Nullable Object value) {
        if (value == null) return "null";
        String name = value.getClass().getTypeName();
        return value.getClass().isArray() ? "an array (" + name + ")" : "a " + name;
    }
}
