package kodama.lua.bind;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads from a class file in which order the class declares its methods, which is that of the reference. Reflection gives
 * them in any order, and not always in the same.
 */
final class DeclarationOrder {
    private static final int HEAD = 8;
    private static final int UTF8 = 1;

    private final DataInputStream in;
    private String[] texts = {};

    private DeclarationOrder(DataInputStream in) {
        this.in = in;
    }

    /** The names of a class's methods. */
    static List<String> of(Class<?> type) {
        String file = type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class";
        try (InputStream found = type.getResourceAsStream(file)) {
            if (found == null) throw new IllegalStateException("there is no file " + file + " of " + type);
            return new DeclarationOrder(new DataInputStream(new BufferedInputStream(found))).methods();
        } catch (IOException e) {
            throw new IllegalStateException(type + " cannot be read: " + e, e);
        }
    }

    /** See chapter 4 of the Java virtual machine's specification. */
    private List<String> methods() throws IOException {
        in.skipNBytes(HEAD);
        readConstants(in.readUnsignedShort());
        in.skipNBytes(6); // access, class, superclass
        in.skipNBytes(2L * in.readUnsignedShort()); // interfaces
        members();
        return members();
    }

    private void readConstants(int count) throws IOException {
        texts = new String[count];
        for (int i = 1; i < count; i++) {
            int kind = in.readUnsignedByte();
            if (kind == UTF8) texts[i] = in.readUTF();
            else in.skipNBytes(sizeOf(kind));
            if (kind == 5 || kind == 6) i++; // a long or double counts as two
        }
    }

    private static int sizeOf(int kind) {
        return switch (kind) {
            case 7, 8, 16, 19, 20 -> 2;
            case 15 -> 3;
            case 5, 6 -> 8;
            default -> 4;
        };
    }

    private List<String> members() throws IOException {
        List<String> names = new ArrayList<>();
        for (int left = in.readUnsignedShort(); left > 0; left--) {
            in.skipNBytes(2); // access
            names.add(texts[in.readUnsignedShort()]);
            in.skipNBytes(2); // type
            skipAttributes();
        }
        return names;
    }

    private void skipAttributes() throws IOException {
        for (int left = in.readUnsignedShort(); left > 0; left--) {
            in.skipNBytes(2); // name
            in.skipNBytes(in.readInt());
        }
    }
}
