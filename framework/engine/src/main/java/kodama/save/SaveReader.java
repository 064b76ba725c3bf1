package kodama.save;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.save.SaveFormat.SaveDamage;

/** Reads the format of {@link SaveWriter} and rejects everything else. */
final class SaveReader {
    private final String text;
    private int at;
    private int line;
    private int values;

    private SaveReader(String text) {
        this.text = text;
    }

    /**
     * Reads a save.
     *
     * @return a String, Double, Boolean, List or Map
     * @throws SaveDamage if the content is damaged
     */
    static Object read(byte[] content) {
        SaveReader reader = new SaveReader(utf8(body(content)));
        reader.head();
        try {
            Object value = reader.value(reader.next(), 0);
            if (reader.at < reader.text.length()) throw new SaveDamage("more than one value");
            return value;
        } catch (SaveDamage damage) {
            throw new SaveDamage("line " + reader.line + ": " + damage.getMessage());
        }
    }

    /** Checks only the checksum. */
    static void check(byte[] content) {
        body(content);
    }

    /** The content before the checksum, which must be right. */
    private static byte[] body(byte[] content) {
        int foot = SaveFormat.FOOT.length() + 9;
        int end = content.length - foot;
        if (end < 0) throw new SaveDamage("it is cut off");
        byte[] body = Arrays.copyOf(content, end);
        String right = SaveFormat.FOOT + SaveFormat.checksum(body) + "\n";
        if (Arrays.equals(content, end, content.length, right.getBytes(StandardCharsets.UTF_8), 0, foot)) return body;
        throw new SaveDamage("its checksum is wrong");
    }

    private static String utf8(byte[] body) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(body))
                    .toString();
        } catch (CharacterCodingException broken) {
            throw new SaveDamage("it is not UTF-8");
        }
    }

    private void head() {
        if (!(next() + "\n").equals(SaveFormat.HEAD))
            throw new SaveDamage("it does not begin with '" + SaveFormat.HEAD.strip() + "'");
    }

    private String next() {
        line++;
        int end = text.indexOf('\n', at);
        if (end < 0) throw new SaveDamage("it is cut off");
        String next = text.substring(at, end).strip();
        at = end + 1;
        return next;
    }

    private Object value(String shown, int depth) {
        if (values++ == SaveFormat.MAX_VALUES)
            throw new SaveDamage("more than %,d values".formatted(SaveFormat.MAX_VALUES));
        if (shown.equals("{}")) return new LinkedHashMap<>(2);
        if (shown.equals("{")) return table(depth + 1);
        return plain(shown);
    }

    private static Object plain(String shown) {
        if (shown.startsWith("\"")) return SaveString.parse(shown);
        if (shown.equals("true") || shown.equals("false")) return shown.equals("true");
        Double number = SaveFormat.number(shown);
        if (number == null) throw new SaveDamage("no value");
        return number;
    }

    private Object table(int depth) {
        if (depth > SavePath.MAX_DEPTH) throw new SaveDamage("nested more than " + SavePath.MAX_DEPTH + " deep");
        String first = next();
        return equalsSign(first) < 0 ? list(first, depth) : map(first, depth);
    }

    private List<Object> list(String first, int depth) {
        List<Object> list = new ArrayList<>(4);
        for (String item = first; !item.equals("}"); item = next()) list.add(value(item, depth));
        return list;
    }

    private Map<Object, Object> map(String first, int depth) {
        Map<Object, Object> map = new LinkedHashMap<>(4);
        for (String entry = first; !entry.equals("}"); entry = next()) {
            int sign = equalsSign(entry);
            if (sign < 0) throw new SaveDamage("a value without a name");
            Object key = key(entry.substring(0, sign));
            if (map.put(key, value(entry.substring(sign + 3), depth)) != null)
                throw new SaveDamage("the same name twice");
        }
        return map;
    }

    /** Index of the equals sign after the name of an entry; negative if it has no name. */
    private static int equalsSign(String entry) {
        if (entry.startsWith("\"")) return -1;
        int from = entry.startsWith("[\"") ? endOfString(entry) : 0;
        return entry.indexOf(" = ", from);
    }

    private static int endOfString(String entry) {
        int end = 2;
        while (end < entry.length() && entry.charAt(end) != '"') end += entry.charAt(end) == '\\' ? 2 : 1;
        return end;
    }

    private static Object key(String shown) {
        if (SavePath.isName(shown)) return shown;
        if (!shown.startsWith("[") || !shown.endsWith("]")) throw new SaveDamage("no name");
        Object key = plain(shown.substring(1, shown.length() - 1));
        if (key.equals(Double.NaN)) throw new SaveDamage("no name");
        return key;
    }
}
