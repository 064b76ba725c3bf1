package kodama.lua.classfile;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The constants of a class file, each kept once. */
final class ConstantPool {

    private static final int UTF8 = 1;
    private static final int INTEGER = 3;
    private static final int DOUBLE = 6;
    private static final int CLASS = 7;
    private static final int STRING = 8;
    private static final int FIELD = 9;
    private static final int METHOD = 10;
    private static final int NAME_AND_TYPE = 12;

    private final Map<List<Object>, Integer> indexes = new HashMap<>();
    private final ByteList entries = new ByteList();
    /** The next free index; 0 is none, and a double takes two. */
    private int next = 1;

    int text(String text) {
        Integer known = indexes.get(List.of(UTF8, text));
        if (known != null) return known;
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        entries.u1(UTF8);
        entries.u2(bytes.length);
        entries.add(bytes);
        return added(List.of(UTF8, text), 1);
    }

    int integer(int value) {
        Integer known = indexes.get(List.of(INTEGER, value));
        if (known != null) return known;
        entries.u1(INTEGER);
        entries.u4(value);
        return added(List.of(INTEGER, value), 1);
    }

    int real(double value) {
        long bits = Double.doubleToRawLongBits(value);
        Integer known = indexes.get(List.of(DOUBLE, bits));
        if (known != null) return known;
        entries.u1(DOUBLE);
        entries.u8(bits);
        return added(List.of(DOUBLE, bits), 2);
    }

    int type(String name) {
        return entry(CLASS, text(name));
    }

    int string(String text) {
        return entry(STRING, text(text));
    }

    int field(String owner, String name, String type) {
        return entry(FIELD, type(owner), nameAndType(name, type));
    }

    int method(String owner, String name, String type) {
        return entry(METHOD, type(owner), nameAndType(name, type));
    }

    private int nameAndType(String name, String type) {
        return entry(NAME_AND_TYPE, text(name), text(type));
    }

    private int entry(int tag, int index) {
        Integer known = indexes.get(List.of(tag, index));
        if (known != null) return known;
        entries.u1(tag);
        entries.u2(index);
        return added(List.of(tag, index), 1);
    }

    private int entry(int tag, int first, int second) {
        Integer known = indexes.get(List.of(tag, first, second));
        if (known != null) return known;
        entries.u1(tag);
        entries.u2(first);
        entries.u2(second);
        return added(List.of(tag, first, second), 1);
    }

    private int added(List<Object> key, int places) {
        indexes.put(key, next);
        next += places;
        return next - places;
    }

    void writeTo(ByteList out) {
        out.u2(next);
        out.add(entries);
    }
}
