package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** HotSpot compiles no method of 8,000 bytecodes or more; the interpreter loop must stay below. */
class InterpreterSizeTest {

    private static final int HUGE_METHOD = 8_000;

    @Test
    void theInterpreterLoopIsSmallEnoughToBeCompiled() throws IOException {
        Map<String, Integer> sizes = new HashMap<>();
        try (InputStream in = InterpreterSizeTest.class.getResourceAsStream("Interpreter.class")) {
            readClass(new DataInputStream(Objects.requireNonNull(in)), sizes);
        }
        int size = Objects.requireNonNull(sizes.get("execute"));
        assertTrue(size > 1_000 && size < HUGE_METHOD, "execute has " + size + " bytecodes");
    }

    /** Reads a class file as far as the code of its methods; see JVMS 4. */
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
