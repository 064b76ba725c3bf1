package kodama.save;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import kodama.base.TypeDescription;
import org.jspecify.annotations.Nullable;

/**
 * Writes plain data in the text format of saves: a line with the name of the format, a value, and a checksum of both.
 *
 * <pre>{@code
 * kodama save 1
 * {
 *   {
 *     name = "ZOE"
 *     score = 12000
 *   }
 * }
 * crc32 5a0b1c2d
 * }</pre>
 *
 * <p>Names are sorted, so that equal data gives equal files. The format resembles Lua but is never executed.
 */
final class SaveWriter {
    private static final Comparator<Object> ORDER = Comparator.comparing(SaveWriter::rank)
            .thenComparing((a, b) -> a instanceof Number one && b instanceof Number other
                    ? Double.compare(one.doubleValue(), other.doubleValue())
                    : String.valueOf(a).compareTo(String.valueOf(b)));

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    /** Path of the value that is being written. */
    private final List<Object> path = new ArrayList<>();

    private final String name;
    private int values;

    private SaveWriter(String name) {
        this.name = name;
    }

    /** Writes plain data; throws a {@link SaveException} that names a value that cannot be written, and its path. */
    static byte[] write(String name, Object data) {
        SaveWriter writer = new SaveWriter(name);
        writer.put(SaveFormat.HEAD);
        writer.line(data);
        writer.put(SaveFormat.FOOT + SaveFormat.checksum(writer.out.toByteArray()) + "\n");
        return writer.out.toByteArray();
    }

    private void put(String text) {
        out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
        if (out.size() > SaveFormat.MAX_BYTES) throw tooLarge();
    }

    private SaveException tooLarge() {
        return failure("makes the save larger than " + SaveFormat.MAX_BYTES + " bytes");
    }

    private void line(@Nullable Object value) {
        if (values++ == SaveFormat.MAX_VALUES)
            throw failure("is more than %,d values".formatted(SaveFormat.MAX_VALUES));
        if (value instanceof List<?> list) list(list);
        else if (value instanceof Map<?, ?> map) map(map);
        else put(plain(value) + "\n");
    }

    private void list(List<?> list) {
        if (isEmpty(list.isEmpty())) return;
        for (int i = 0; i < list.size(); i++) entry((double) (i + 1), "", list.get(i));
        put(indent() + "}\n");
    }

    private void map(Map<?, ?> map) {
        if (isEmpty(map.isEmpty())) return;
        String last = "";
        for (Object key : map.keySet().stream().sorted(ORDER).toList()) {
            String shown = key(key);
            if (shown.equals(last)) throw failure("has the name " + shown + " twice"); // for example 1 and 1.0
            entry(key, shown + " = ", map.get(key));
            last = shown;
        }
        put(indent() + "}\n");
    }

    private boolean isEmpty(boolean empty) {
        if (path.size() == SavePath.MAX_DEPTH) throw failure("is nested more than " + SavePath.MAX_DEPTH + " deep");
        put(empty ? "{}\n" : "{\n");
        return empty;
    }

    private void entry(Object key, String shown, @Nullable Object value) {
        path.add(key);
        put(indent() + shown);
        line(value);
        path.remove(path.size() - 1);
    }

    private String indent() {
        return "  ".repeat(path.size());
    }

    private String key(@Nullable Object key) {
        if (key instanceof String text) return SavePath.isName(text) ? text : "[" + quoted(text) + "]";
        boolean isNumber = key instanceof Number;
        if (!isNumber && !(key instanceof Boolean))
            throw failure("has a name that is " + TypeDescription.of(key) + "; names are strings, numbers or booleans");
        String plain = plain(key);
        if (plain.equals("nan")) throw failure("has a name that is nan, which is not equal to itself");
        return "[" + plain + "]";
    }

    private static int rank(@Nullable Object key) {
        if (key instanceof Boolean) return 0;
        return key instanceof Number ? 1 : 2;
    }

    private String plain(@Nullable Object value) {
        if (value instanceof Boolean truth) return truth.toString();
        if (value instanceof Number number) return SaveFormat.text(number.doubleValue());
        if (value instanceof String text) return quoted(text);
        throw failure("is " + TypeDescription.of(value)
                + "; only strings, numbers, booleans, lists and maps of these can be saved");
    }

    private String quoted(String text) {
        if (text.length() > SaveFormat.MAX_BYTES) throw tooLarge();
        if (ByteString.isEncodable(text)) return SaveString.quoted(text);
        throw failure("contains an unpaired surrogate");
    }

    private SaveException failure(String what) {
        return new SaveException(SavePath.text(name, path) + " " + what);
    }
}
