package kodama.pack;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the classes that a class file references: in its constants, and in the types of its members. A string counts as
 * a reference if it names a class of the framework in the form of class files, as code that generates classes at run
 * time has such strings. Annotations are ignored: Java can load a class without them.
 *
 * @see <a href="https://docs.oracle.com/javase/specs/jvms/se17/html/jvms-4.html">The Java Virtual Machine
 *     Specification, chapter 4: The class File Format</a>
 */
final class ClassReferences {
    private static final int MAGIC = 0xCAFEBABE;
    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int CLASS = 7;
    private static final int STRING = 8;
    private static final int NAME_AND_TYPE = 12;
    private static final int METHOD_TYPE = 16;

    /** Matches the classes in {@code (Lkodama/draw/Image;I)V} and {@code [Lkodama/draw/Image;}. */
    private static final Pattern IN_TYPE = Pattern.compile("L([^;]++)(?:;|\\z)");

    private static final Pattern IN_TEXT = Pattern.compile("kodama(?:/[a-z]\\w*+)++(/[A-Z][\\w$]*+)?");

    private final DataInputStream in;
    private final Set<String> names = new TreeSet<>();

    private ClassReferences(DataInputStream in) {
        this.in = in;
    }

    /** The class names with {@code /} as the separator, sorted. Throws an exception if the file is not a class file. */
    static Set<String> in(byte[] file) throws IOException {
        ClassReferences names = new ClassReferences(new DataInputStream(new ByteArrayInputStream(file)));
        names.read();
        return names.names;
    }

    private void read() throws IOException {
        if (in.readInt() != MAGIC) throw new IOException("bad magic number");
        in.skipNBytes(4); // version
        String[] texts = readConstants();
        in.skipNBytes(6); // access, class, superclass
        in.skipNBytes(2L * in.readUnsignedShort()); // interfaces
        for (int tables = 0; tables < 2; tables++) readMembers(texts); // fields, methods
    }

    private String[] readConstants() throws IOException {
        String[] texts = new String[in.readUnsignedShort()];
        int[] classes = new int[texts.length];
        int[] types = new int[texts.length];
        int[] strings = new int[texts.length];
        for (int i = 1; i < texts.length; i++) {
            int kind = in.readUnsignedByte();
            switch (kind) {
                case UTF8 -> texts[i] = in.readUTF();
                case CLASS -> classes[i] = in.readUnsignedShort();
                case STRING -> strings[i] = in.readUnsignedShort();
                case METHOD_TYPE -> types[i] = in.readUnsignedShort();
                case NAME_AND_TYPE -> types[i] = in.readInt() & 0xFFFF;
                case LONG, DOUBLE -> in.skipNBytes(8);
                default -> in.skipNBytes(sizeOf(kind));
            }
            if (kind == LONG || kind == DOUBLE) i++; // these occupy two entries
        }
        for (int at : classes) if (at > 0) addClass(text(texts, at));
        for (int at : types) if (at > 0) addIn(text(texts, at));
        for (int at : strings) if (at > 0) addInText(text(texts, at));
        return texts;
    }

    private static int sizeOf(int kind) throws IOException {
        return switch (kind) {
            case 19, 20 -> 2; // module, package
            case 15 -> 3; // method handle
            case 3, 4, 9, 10, 11, 17, 18 -> 4; // int, float, member references
            default -> throw new IOException("unknown constant kind " + kind);
        };
    }

    private void readMembers(String[] texts) throws IOException {
        for (int left = in.readUnsignedShort(); left > 0; left--) {
            in.skipNBytes(4); // access, name
            addIn(text(texts, in.readUnsignedShort()));
            for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
                in.skipNBytes(2); // name
                in.skipNBytes(Integer.toUnsignedLong(in.readInt()));
            }
        }
    }

    private static String text(String[] texts, int at) throws IOException {
        if (at < texts.length && texts[at] != null) return texts[at];
        throw new IOException("constant " + at + " is not a string");
    }

    private void addClass(String name) {
        if (name.startsWith("[")) addIn(name);
        else names.add(name);
    }

    private void addInText(String text) {
        Matcher classes = IN_TEXT.matcher(text);
        while (classes.find()) if (classes.group(1) != null) names.add(classes.group());
    }

    private void addIn(String type) {
        Matcher classes = IN_TYPE.matcher(type);
        while (classes.find()) names.add(classes.group(1));
    }
}
