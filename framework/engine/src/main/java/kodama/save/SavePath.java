package kodama.save;

import java.util.List;
import java.util.regex.Pattern;

/** Describes a value within a save as a script would write it: {@code scores[3].name}. */
public final class SavePath {
    /** Deepest nesting of tables. */
    public static final int MAX_DEPTH = 50;

    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

    private SavePath() {}

    static boolean isName(String key) {
        return NAME.matcher(key).matches();
    }

    /**
     * Writes the description.
     *
     * @param keys path of the value: Strings, Numbers and Booleans
     * @return for example {@code scores[3].name}
     */
    public static String text(String root, List<Object> keys) {
        StringBuilder text = new StringBuilder(root);
        for (Object key : keys) text.append(step(key));
        return text.toString();
    }

    private static String step(Object key) {
        if (key instanceof String name) return isName(name) ? "." + name : "[" + SaveString.quoted(name) + "]";
        return "[" + (key instanceof Number number ? SaveFormat.text(number.doubleValue()) : key) + "]";
    }
}
