package kodama.base;

import org.jspecify.annotations.Nullable;

/** Says of which type a value of Java is, for messages. */
public final class TypeText {
    private TypeText() {}

    /**
     * Says of which type a value is.
     *
     * @param value any
     * @return such as {@code a java.util.Date}, {@code an array (int[])} or {@code null}
     */
    public static String of(@Nullable Object value) {
        if (value == null) return "null";
        String name = value.getClass().getTypeName();
        return value.getClass().isArray() ? "an array (" + name + ")" : "a " + name;
    }
}
