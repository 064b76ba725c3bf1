package kodama.base;

import org.jspecify.annotations.Nullable;

/** Names the types of Java values for messages. */
public final class TypeDescription {
    private TypeDescription() {}

    /** Names the type of a value, such as {@code a java.util.Date}, {@code an array (int[])} or {@code null}. */
    public static String of(@Nullable Object value) {
        if (value == null) return "null";
        String name = value.getClass().getTypeName();
        return value.getClass().isArray() ? "an array (" + name + ")" : "a " + name;
    }
}
