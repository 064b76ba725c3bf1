package kodama.lua.classfile;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads a class file from its beginning to its end. See chapter 4 of the Java Virtual Machine Specification. */
public final class ClassFileReader {
    private static final String ANNOTATIONS = "RuntimeVisibleAnnotations";
    private static final int UTF8 = 1;
    private static final int INTEGER = 3;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;

    private final DataInputStream in;

    /** The pool's texts and ints; null for all else. */
    private @Nullable Object[] constants = {};

    private ClassFileReader(DataInputStream in) {
        this.in = in;
    }

    /**
     * Reads the file of a class.
     *
     * @param type a class whose loader has its file
     * @return what it declares
     * @throws IllegalStateException if there is no such file, or it cannot be read
     */
    public static DeclaredClass read(Class<?> type) {
        String file = type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class";
        try (InputStream found = type.getResourceAsStream(file)) {
            if (found == null) throw new IllegalStateException("there is no file " + file + " of " + type);
            return new ClassFileReader(new DataInputStream(new BufferedInputStream(found))).read();
        } catch (IOException e) {
            throw new IllegalStateException(type + " cannot be read: " + e, e);
        }
    }

    private DeclaredClass read() throws IOException {
        in.skipNBytes(8); // magic number, version
        readConstants();
        in.skipNBytes(6); // access, class, superclass
        in.skipNBytes(2L * in.readUnsignedShort()); // interfaces
        members(); // fields
        List<DeclaredMethod> methods = members();
        return new DeclaredClass(annotations(), methods);
    }

    private void readConstants() throws IOException {
        constants = new Object[in.readUnsignedShort()];
        for (int i = 1; i < constants.length; i++) {
            int kind = in.readUnsignedByte();
            if (kind == UTF8) constants[i] = in.readUTF();
            else if (kind == INTEGER) constants[i] = in.readInt();
            else in.skipNBytes(sizeOf(kind));
            if (kind == LONG || kind == DOUBLE) i++; // these count as two
        }
    }

    private static int sizeOf(int kind) {
        return switch (kind) {
            case 7, 8, 16, 19, 20 -> 2; // class, string, method type, module, package
            case 15 -> 3; // method handle
            case LONG, DOUBLE -> 8;
            default -> 4; // float, and what names a member by two others
        };
    }

    private String text() throws IOException {
        return (String) constants[in.readUnsignedShort()];
    }

    private List<DeclaredMethod> members() throws IOException {
        List<DeclaredMethod> members = new ArrayList<>();
        for (int left = in.readUnsignedShort(); left > 0; left--)
            members.add(new DeclaredMethod(in.readUnsignedShort(), text(), text(), annotations()));
        return members;
    }

    /** Reads all attributes, of which only these are of interest. */
    private Map<String, Map<String, Object>> annotations() throws IOException {
        Map<String, Map<String, Object>> annotations = new HashMap<>();
        for (int left = in.readUnsignedShort(); left > 0; left--) {
            boolean isWanted = ANNOTATIONS.equals(text());
            int length = in.readInt();
            if (!isWanted) in.skipNBytes(length);
            else for (int all = in.readUnsignedShort(); all > 0; all--) annotations.put(text(), values());
        }
        return annotations;
    }

    private Map<String, Object> values() throws IOException {
        Map<String, Object> values = new HashMap<>();
        for (int left = in.readUnsignedShort(); left > 0; left--) {
            String name = text();
            Object value = value();
            if (value != null) values.put(name, value);
        }
        return values;
    }

    private @Nullable Object value() throws IOException {
        int kind = in.readUnsignedByte();
        switch (kind) {
            case 's':
                return text();
            case 'Z':
                return !Integer.valueOf(0).equals(constants[in.readUnsignedShort()]);
            case '@':
                in.skipNBytes(2); // its type
                return values();
            case '[':
                return list();
            default:
                in.skipNBytes(kind == 'e' ? 4 : 2);
                return null;
        }
    }

    private List<Object> list() throws IOException {
        List<Object> list = new ArrayList<>();
        for (int left = in.readUnsignedShort(); left > 0; left--) {
            Object value = value();
            if (value != null) list.add(value);
        }
        return list;
    }
}
