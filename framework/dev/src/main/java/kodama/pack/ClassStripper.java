package kodama.pack;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Set;

/**
 * Removes the parts of a class file that only debuggers, compilers and documentation tools read: names of local
 * variables and parameters, generic types, type annotations, descriptions of Lua functions. Line numbers are kept for
 * stack traces in a player's log.
 *
 * <ol>
 *   <li>Copy everything behind the constants, except the removed attributes, and record which strings it uses.
 *   <li>Copy the constants. Their numbers do not change: an unused string becomes an empty one.
 * </ol>
 *
 * @see <a href="https://docs.oracle.com/javase/specs/jvms/se17/html/jvms-4.html#jvms-4.7">The Java Virtual Machine
 *     Specification, 4.7: Attributes</a>
 */
final class ClassStripper {
    private static final int UTF8 = 1;
    private static final Set<String> DROPPED = Set.of(
            "LocalVariableTable",
            "LocalVariableTypeTable",
            "MethodParameters",
            "RuntimeInvisibleAnnotations",
            "RuntimeInvisibleParameterAnnotations",
            "RuntimeInvisibleTypeAnnotations",
            "RuntimeVisibleTypeAnnotations",
            "Signature");

    private final ByteBuffer in;
    private final int[] constants;
    private final BitSet named = new BitSet();

    private ClassStripper(byte[] file) {
        in = ByteBuffer.wrap(file);
        in.position(8); // magic number, version
        constants = new int[Short.toUnsignedInt(in.getShort())];
    }

    /**
     * Strips a class file.
     *
     * @param file a class file written by the compiler
     * @return the stripped class file
     * @throws IllegalStateException if the file has an unknown attribute
     */
    static byte[] strip(byte[] file) {
        try {
            return new ClassStripper(file).write();
        } catch (IOException e) {
            throw new IllegalStateException(e); // an array never fails
        }
    }

    private byte[] write() throws IOException {
        int begin = in.position();
        findConstants();
        int end = in.position();
        ByteArrayOutputStream rest = new ByteArrayOutputStream();
        copyRest(new DataOutputStream(rest));
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.write(in.array(), 0, begin);
        copyConstants(file, end);
        file.writeBytes(rest.toByteArray());
        return file.toByteArray();
    }

    private void findConstants() {
        for (int i = 1; i < constants.length; i++) {
            constants[i] = in.position();
            int kind = in.get();
            switch (kind) {
                case UTF8 -> in.position(in.position() + 2 + Short.toUnsignedInt(in.getShort(in.position())));
                case 7, 8, 16, 19, 20 -> name(in.getShort()); // class, string, method type, module, package
                case 12 -> { // name and type
                    name(in.getShort());
                    name(in.getShort());
                }
                case 15 -> in.position(in.position() + 3); // method handle
                case 5, 6 -> { // long and double occupy two entries
                    in.position(in.position() + 8);
                    constants[++i] = in.position();
                }
                default -> in.position(in.position() + 4);
            }
        }
    }

    private void copyConstants(ByteArrayOutputStream out, int end) {
        byte[] file = in.array();
        for (int i = 1; i < constants.length; i++) {
            int next = i + 1 < constants.length ? constants[i + 1] : end;
            boolean isText = next > constants[i] && file[constants[i]] == UTF8;
            if (isText && !named.get(i)) out.writeBytes(new byte[] {UTF8, 0, 0});
            else out.write(file, constants[i], next - constants[i]);
        }
    }

    private void copyRest(DataOutputStream out) throws IOException {
        copy(6, out); // access, class, superclass
        copy(2 * copyCount(out), out); // interfaces
        for (int tables = 0; tables < 2; tables++) { // fields, methods
            for (int left = copyCount(out); left > 0; left--) {
                copy(2, out); // access
                copyMember(out);
            }
        }
        copyAttributes(out);
    }

    /** Copies the name, type and attributes of a field, method or record component. */
    private void copyMember(DataOutputStream out) throws IOException {
        copyName(out);
        copyName(out);
        copyAttributes(out);
    }

    private void copyAttributes(DataOutputStream out) throws IOException {
        ByteArrayOutputStream kept = new ByteArrayOutputStream();
        int count = 0;
        for (int left = Short.toUnsignedInt(in.getShort()); left > 0; left--) {
            if (copyAttribute(new DataOutputStream(kept))) count++;
        }
        out.writeShort(count);
        kept.writeTo(out);
    }

    private boolean copyAttribute(DataOutputStream out) throws IOException {
        short at = in.getShort();
        int length = in.getInt();
        int end = in.position() + length;
        String name = text(at);
        if (!DROPPED.contains(name)) {
            ByteArrayOutputStream content = new ByteArrayOutputStream();
            copyContent(name, length, new DataOutputStream(content));
            name(at);
            out.writeShort(at);
            out.writeInt(content.size());
            content.writeTo(out);
        }
        in.position(end);
        return !DROPPED.contains(name);
    }

    private void copyContent(String name, int length, DataOutputStream out) throws IOException {
        switch (name) {
            case "Code" -> {
                copy(4, out); // stack, locals
                copy(copyInt(out), out);
                copy(8 * copyCount(out), out); // handlers
                copyAttributes(out);
            }
            case "Record" -> {
                for (int left = copyCount(out); left > 0; left--) copyMember(out);
            }
            case "InnerClasses" -> {
                for (int left = copyCount(out); left > 0; left--) {
                    copy(4, out); // inner, outer
                    copyName(out);
                    copy(2, out); // access
                }
            }
            case "SourceFile" -> copyName(out);
            case "RuntimeVisibleAnnotations" -> copyNoting(length, this::noteAnnotations, out);
            case "AnnotationDefault" -> copyNoting(length, () -> noteValue(false), out);
            case "RuntimeVisibleParameterAnnotations" -> copyNoting(length, this::noteOfParameters, out);
            case "BootstrapMethods",
                    "ConstantValue",
                    "Deprecated",
                    "EnclosingMethod",
                    "Exceptions",
                    "LineNumberTable",
                    "NestHost",
                    "NestMembers",
                    "PermittedSubclasses",
                    "StackMapTable",
                    "Synthetic" -> copy(length, out); // these contain no strings to record
            default -> throw new IllegalStateException("unknown attribute " + name);
        }
    }

    private void copyNoting(int length, Runnable noter, DataOutputStream out) throws IOException {
        int begin = in.position();
        noter.run();
        in.position(begin);
        copy(length, out);
    }

    private void noteOfParameters() {
        for (int left = in.get(); left > 0; left--) noteAnnotations();
    }

    private void noteAnnotations() {
        for (int left = in.getShort(); left > 0; left--) noteAnnotation();
    }

    private void noteAnnotation() {
        boolean isOfLua = text(name(in.getShort())).startsWith("Lkodama/lua/bind/");
        for (int left = in.getShort(); left > 0; left--) {
            String element = text(name(in.getShort()));
            noteValue(isOfLua && element.equals("doc"));
        }
    }

    private void noteValue(boolean isDocument) {
        int kind = in.get();
        switch (kind) {
            case '@' -> noteAnnotation();
            case '[' -> {
                for (int left = in.getShort(); left > 0; left--) noteValue(isDocument);
            }
            case 'e' -> {
                name(in.getShort());
                name(in.getShort());
            }
            default -> {
                short at = in.getShort();
                if (!isDocument) name(at); // also marks numbers, which is harmless
            }
        }
    }

    private short name(short at) {
        named.set(Short.toUnsignedInt(at));
        return at;
    }

    private String text(short at) {
        int begin = constants[Short.toUnsignedInt(at)] + 1;
        int length = Short.toUnsignedInt(in.getShort(begin));
        return new String(Arrays.copyOfRange(in.array(), begin + 2, begin + 2 + length), StandardCharsets.UTF_8);
    }

    private void copyName(DataOutputStream out) throws IOException {
        out.writeShort(name(in.getShort()));
    }

    private int copyCount(DataOutputStream out) throws IOException {
        short count = in.getShort();
        out.writeShort(count);
        return Short.toUnsignedInt(count);
    }

    private int copyInt(DataOutputStream out) throws IOException {
        int number = in.getInt();
        out.writeInt(number);
        return number;
    }

    private void copy(int bytes, DataOutputStream out) throws IOException {
        out.write(in.array(), in.position(), bytes);
        in.position(in.position() + bytes);
    }
}
