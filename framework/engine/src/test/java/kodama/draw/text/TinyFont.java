package kodama.draw.text;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** The smallest possible TrueType font: its only letter A is a square of half the size. */
public final class TinyFont {
    private static final int UNITS = 1000;

    private TinyFont() {}

    /** Returns the file. */
    public static byte[] file() {
        TreeMap<String, byte[]> tables = new TreeMap<>();
        tables.put(
                "OS/2",
                shorts(
                        4, 500, 400, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        64, 65, 65, 800, -200, 0, 800, 200, 0, 0, 0, 0, 0, 0, 0, 0, 0));
        tables.put(
                "cmap", shorts(0, 1, 3, 1, 0, 12, 4, 32, 0, 4, 4, 1, 0, 'A', 0xFFFF, 0, 'A', 0xFFFF, 1 - 'A', 1, 0, 0));
        tables.put("glyf", glyphs());
        tables.put(
                "head",
                shorts(
                        1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, UNITS, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 500, 500, 0, 8, 2, 0,
                        0));
        tables.put("hhea", shorts(1, 0, 800, -200, 0, 600, 0, 0, 500, 1, 0, 0, 0, 0, 0, 0, 0, 2));
        tables.put("hmtx", shorts(600, 0, 600, 0));
        tables.put("loca", shorts(0, 0, glyphs().length / 2));
        tables.put("maxp", shorts(1, 0, 2, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0));
        tables.put("name", name());
        tables.put("post", shorts(3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0));
        return file(tables);
    }

    /** One outline of four on-curve points, from 0,0 to 500,500. */
    private static byte[] glyphs() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(shorts(1, 0, 0, 500, 500, 3, 0));
        out.writeBytes(new byte[] {1, 1, 1, 1});
        out.writeBytes(shorts(0, 0, 500, 0, 0, 500, 0, -500));
        return out.toByteArray();
    }

    private static byte[] name() {
        byte[] text = "Tiny".getBytes(StandardCharsets.UTF_16BE);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(shorts(0, 3, 42));
        for (int id : new int[] {1, 4, 6}) out.writeBytes(shorts(3, 1, 0x409, id, text.length, 0));
        out.writeBytes(text);
        return out.toByteArray();
    }

    private static byte[] shorts(int... numbers) {
        ByteBuffer out = ByteBuffer.allocate(2 * numbers.length);
        for (int number : numbers) out.putShort((short) number);
        return out.array();
    }

    private static byte[] file(Map<String, byte[]> tables) {
        int at = 12 + 16 * tables.size();
        ByteBuffer out = ByteBuffer.allocate(65_536);
        out.putInt(0x00010000)
                .putShort((short) tables.size())
                .putShort((short) 128)
                .putShort((short) 3)
                .putShort((short) 0);
        for (Map.Entry<String, byte[]> table : tables.entrySet()) {
            out.put(table.getKey().getBytes(StandardCharsets.ISO_8859_1));
            out.putInt(0).putInt(at).putInt(table.getValue().length);
            at += (table.getValue().length + 3) / 4 * 4;
        }
        for (byte[] table : tables.values()) out.put(table).position((out.position() + 3) / 4 * 4);
        byte[] file = new byte[out.position()];
        out.get(0, file);
        return file;
    }
}
