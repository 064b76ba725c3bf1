package kodama.pack.exe;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Version information of a program: four numbers, and texts by name.
 *
 * @see <a href="https://learn.microsoft.com/windows/win32/menurc/vs-versioninfo">VS_VERSIONINFO</a>
 */
public final class VersionResource {
    /** Longest text, in UTF-16 units: the sizes of blocks have 16 bits, and the file's properties show less. */
    private static final int LONGEST = 500;

    private static final int LARGEST_NUMBER = 0xFFFF;

    private static final int HEADER = 6;
    private static final int ALIGNMENT = 4;
    private static final short BINARY = 0;
    private static final short TEXT = 1;

    /** English (United States), and the code page of UTF-16, as the name of a block and as its value. */
    private static final String LANGUAGE = "040904b0";

    private static final int TRANSLATION = 0x04b00409;

    private static final int FIXED_SIZE = 52;
    private static final int SIGNATURE = 0xFEEF04BD;
    private static final int STRUCTURE_VERSION = 0x10000;
    private static final int FLAGS_MASK = 0x3F;
    private static final int WINDOWS_NT = 0x40004;
    private static final int APPLICATION = 1;

    private final int[] numbers = new int[4];
    private final Map<String, String> texts = new LinkedHashMap<>();

    /** Creates a version from up to four numbers with dots between them. */
    public VersionResource(String version) {
        String[] parts = version.split("\\.");
        for (int i = 0; i < Math.min(parts.length, numbers.length); i++)
            numbers[i] = (int) Math.min(Long.parseLong(parts[i]), LARGEST_NUMBER);
    }

    /**
     * Adds a text, unless it is empty.
     *
     * @param name such as {@code FileDescription}
     * @return this version
     */
    public VersionResource text(String name, String text) {
        if (!text.isEmpty()) texts.put(name, shortened(text));
        return this;
    }

    private static String shortened(String text) {
        if (text.length() <= LONGEST) return text;
        boolean splitsLetter = Character.isHighSurrogate(text.charAt(LONGEST - 1));
        return text.substring(0, splitsLetter ? LONGEST - 1 : LONGEST);
    }

    byte[] bytes() {
        byte[][] strings =
                texts.entrySet().stream().map(VersionResource::string).toArray(byte[][]::new);
        byte[] stringTable = block(LANGUAGE, TEXT, 0, new byte[0], strings);
        byte[] translation = block("Translation", BINARY, Integer.BYTES, number(TRANSLATION));
        return block(
                "VS_VERSION_INFO",
                BINARY,
                FIXED_SIZE,
                fixed(),
                block("StringFileInfo", TEXT, 0, new byte[0], stringTable),
                block("VarFileInfo", TEXT, 0, new byte[0], translation));
    }

    private byte[] fixed() {
        int upper = numbers[0] << 16 | numbers[1];
        int lower = numbers[2] << 16 | numbers[3];
        return little(FIXED_SIZE)
                .putInt(SIGNATURE)
                .putInt(STRUCTURE_VERSION)
                .putInt(upper) // of the file
                .putInt(lower)
                .putInt(upper) // of the product
                .putInt(lower)
                .putInt(FLAGS_MASK)
                .putInt(0)
                .putInt(WINDOWS_NT)
                .putInt(APPLICATION)
                .array();
    }

    /** The size of a text is in UTF-16 units. */
    private static byte[] string(Map.Entry<String, String> entry) {
        byte[] value = zeroEnded(entry.getValue());
        return block(entry.getKey(), TEXT, value.length / Character.BYTES, value);
    }

    /** A block is: its size, size and type of its value, name, value, blocks in it; each from a multiple of 4 bytes. */
    private static byte[] block(String name, short type, int valueSize, byte[] value, byte[]... children) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(new byte[HEADER]);
        out.writeBytes(zeroEnded(name));
        align(out);
        out.writeBytes(value);
        for (byte[] child : children) {
            align(out);
            out.writeBytes(child);
        }
        byte[] block = out.toByteArray();
        ByteBuffer.wrap(block)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putShort((short) block.length)
                .putShort((short) valueSize)
                .putShort(type);
        return block;
    }

    private static void align(ByteArrayOutputStream out) {
        while (out.size() % ALIGNMENT != 0) out.write(0);
    }

    private static byte[] zeroEnded(String text) {
        return (text + "\0").getBytes(StandardCharsets.UTF_16LE);
    }

    private static byte[] number(int value) {
        return little(Integer.BYTES).putInt(value).array();
    }

    private static ByteBuffer little(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
