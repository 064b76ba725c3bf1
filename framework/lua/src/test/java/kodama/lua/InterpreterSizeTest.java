package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Limits the interpreter loop's size, because HotSpot's compile time grows faster than the size. */
class InterpreterSizeTest {

    /** With 4,570 bytecodes plus inlined methods, a compilation took a second; with 1,800, a quarter of that. */
    private static final int LARGE = 2_000;

    /** Above this size HotSpot does not inline a method; the slow paths must not be inlined into the loop. */
    private static final int TOO_LARGE_TO_INLINE = 325;

    @Test
    void theInterpreterLoopIsSmallEnoughToBeCompiledQuickly() throws IOException {
        int size = size("Interpreter.class", "interpret");
        assertTrue(size > 1_000 && size < LARGE, "interpret has " + size + " bytecodes");
    }

    @Test
    void theSlowPathsAreNotInlinedIntoTheInterpreterLoop() throws IOException {
        int size = size("SlowPaths.class", "execute");
        assertTrue(size > TOO_LARGE_TO_INLINE, "execute has " + size + " bytecodes");
    }

    private static int size(String classFile, String method) throws IOException {
        Map<String, Integer> sizes = new HashMap<>();
        try (InputStream in = InterpreterSizeTest.class.getResourceAsStream(classFile)) {
            readClass(new DataInputStream(Objects.requireNonNull(in)), sizes);
        }
        return Objects.requireNonNull(sizes.get(method));
    }

    /** Reads a class file up to the code of its methods; see JVMS 4. */
    private static void readClass(DataInputStream in, Map<String, Integer> sizes) throws IOException {
        in.skipBytes(8);
        String[] texts = readConstants(in);
        in.skipBytes(6);
        in.skipBytes(2 * in.readUnsignedShort());
        readMembers(in, texts, new HashMap<>());
        readMembers(in, texts, sizes);
    }

    private static String[] readConstants(DataInputStream in) throws IOException {
        int count = in.readUnsignedShort();
        String[] texts = new String[count];
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> texts[i] = in.readUTF();
                case 7, 8, 16, 19, 20 -> in.skipBytes(2);
                case 15 -> in.skipBytes(3);
                case 5, 6 -> {
                    in.skipBytes(8);
                    i++;
                }
                default -> in.skipBytes(4);
            }
        }
        return texts;
    }

    private static void readMembers(DataInputStream in, String[] texts, Map<String, Integer> sizes) throws IOException {
        for (int members = in.readUnsignedShort(); members > 0; members--) {
            in.skipBytes(2);
            String name = texts[in.readUnsignedShort()];
            in.skipBytes(2);
            for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
                String attribute = texts[in.readUnsignedShort()];
                int length = in.readInt();
                byte[] bytes = in.readNBytes(length);
                if ("Code".equals(attribute)) sizes.put(name, codeLength(bytes));
            }
        }
    }

    private static int codeLength(byte[] code) {
        return (code[4] & 0xff) << 24 | (code[5] & 0xff) << 16 | (code[6] & 0xff) << 8 | code[7] & 0xff;
    }
}
